import {
  activate,
  branch,
  deciding,
  down,
  flip,
  goes,
  hand,
  mine,
  no,
  position,
  t,
  theirs,
  yes,
  zone,
  type YugiohExample,
} from './writing'

export const ygoResetOnFaceDown: YugiohExample = {
  id: 'ygo-reset-on-face-down',
  title: t('裏側になると何がなくなるか', 'What is gone once it is turned face-down'),
  text: t(
    '攻撃力の上昇、カウンター、耐性、無効、攻撃不可、1ターンに1度。6つを背負ったモンスターを裏側にして表側に戻す。',
    'Raised ATK, counters, protection, negation, no attack, a used once-per-turn effect: a monster with all six is turned face-down and up again.',
  ),
  start: position(
    mine('soldier', 'black-luster-soldier-envoy-of-the-beginning', {
      memory: { summon: 'special', proper: true },
      counters: 1,
      used: ['banish'],
      limits: [
        { atk: 700, untilEnd: true },
        { indestructible: true, untilEnd: true },
        { negated: true, untilEnd: true },
        { cannotAttack: true, untilEnd: true },
      ],
    }),
    mine('moon', 'book-of-moon', hand),
    mine('taiyou', 'book-of-taiyou', hand),
    theirs('wolf', 'gene-warped-warwolf'),
  ),
  steps: [
    deciding(yes(activate('moon', { targets: ['soldier'] }), '《月の書》を発動する。', 'Book of Moon is activated.')),
    goes(['ygo-fd-32', 'ygo-fd-33'], {
      'soldier.limits': 0,
      'soldier.counters': 0,
      'soldier.used': 0,
      'soldier.atk': 3000,
    }),
    yes(
      activate('taiyou', { targets: ['soldier'] }),
      '《太陽の書》で表側攻撃表示に戻す。',
      'Book of Taiyou turns it to face-up Attack.',
    ),
    goes(['ygo-bp-28'], { 'soldier.stance': 'face-up-attack', 'soldier.atk': 3000 }),
    yes(
      activate('soldier', { effect: 'banish', targets: ['wolf'] }),
      '「1ターンに1度」の効果をまた使える。',
      'Its once-per-turn effect can be used again.',
    ),
  ],
  branches: [
    branch(
      'continuous',
      t('永続効果なら', 'A continuous effect'),
      0,
      [
        yes(activate('moon', { targets: ['elf'] }), '裏側にする。', 'It is turned face-down.'),
        goes([], { 'elf.atk': 1400 }),
        yes(activate('taiyou', { targets: ['elf'] }), '表側に戻す。', 'It is turned up.'),
        deciding(goes([], { 'elf.atk': 1800 })),
      ],
      {
        start: position(
          mine('knight', 'command-knight'),
          mine('elf', 'celtic-guardian'),
          mine('moon', 'book-of-moon', hand),
          mine('taiyou', 'book-of-taiyou', hand),
        ),
      },
    ),
    branch(
      'by-name',
      t('カード名による制限（一般ルール）', 'A limit by card name (general rule)'),
      0,
      [
        yes(flip('skeleton'), '反転召喚すると効果を使える。', 'Flip Summoned, its effect can be used.', [], {
          waiting: ['skeleton'],
        }),
        yes(
          activate('skeleton', { effect: 'flip' }),
          'カード名で1ターンに1度の効果を使う。',
          'An effect that is once per turn by name is used.',
        ),
        goes(['ygo-fd-10'], { 'top.zone': 'banished', 'top.face': 'down' }),
        yes(activate('moon', { targets: ['skeleton'] }), '裏側にする。', 'It is turned face-down.'),
        goes(),
        yes(activate('taiyou', { targets: ['skeleton'] }), 'また表側になる。', 'It is turned up again.'),
        goes([], { waiting: [] }),
        no(
          activate('skeleton', { effect: 'flip' }),
          'カード名による制限はリセットされない。',
          'The limit by name is not reset.',
          ['ygo-rule-name-limit'],
        ),
      ],
      {
        start: position(
          mine('skeleton', 'ghostrick-skeleton', down),
          mine('moon', 'book-of-moon', hand),
          mine('taiyou', 'book-of-taiyou', hand),
          theirs('top', 'celtic-guardian', zone('deck')),
        ),
      },
    ),
  ],
}
