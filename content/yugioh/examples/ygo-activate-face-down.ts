import {
  activate,
  branch,
  deciding,
  down,
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

export const ygoActivateFaceDown: YugiohExample = {
  id: 'ygo-activate-face-down',
  title: t('裏側のまま発動できる効果', 'Effects that activate face-down'),
  text: t(
    '裏側守備表示のモンスターの効果は発動も適用もしない。テキストで決められた例外がある。',
    'Effects of face-down monsters neither activate nor apply. Some texts make an exception.',
  ),
  start: position(
    mine('moon', 'book-of-taiyou', hand),
    theirs('gardna', 'big-shield-gardna', down),
    mine('stein', 'stealth-bird', down),
    mine('knight', 'command-knight', down),
    mine('elf', 'celtic-guardian'),
  ),
  steps: [
    no(
      activate('stein', { effect: 'turn' }),
      '裏側のモンスターの効果は発動できない。',
      'The effect of a face-down monster cannot be activated.',
      ['ygo-fd-18'],
      { 'elf.atk': 1400 },
    ),
    yes(
      activate('moon', { targets: ['gardna'] }),
      '《ビッグ・シールド・ガードナー》だけを対象に魔法を発動する。',
      'A Spell is activated that targets Big Shield Gardna alone.',
      [],
      { waiting: ['gardna'] },
    ),
    deciding(
      yes(
        activate('gardna', { effect: 'guard' }, 'opponent'),
        '裏側のまま、必ず発動する。',
        'It must activate, face-down as it is.',
        ['ygo-fd-19'],
      ),
    ),
    goes(['ygo-rule-text'], { 'gardna.stance': 'face-up-defense', 'moon.zone': 'graveyard' }),
  ],
  branches: [
    branch(
      'mid-shield',
      t('《ミドル・シールド・ガードナー》', 'Mid Shield Gardna'),
      0,
      [
        yes(activate('moon', { targets: ['gardna'] }), '魔法で対象にする。', 'A Spell targets it.'),
        yes(activate('gardna', { effect: 'guard' }, 'opponent'), '必ず発動する。', 'It must activate.', ['ygo-fd-19']),
        goes([], { 'gardna.stance': 'face-up-defense' }),
      ],
      { start: position(mine('moon', 'book-of-taiyou', hand), theirs('gardna', 'mid-shield-gardna', down)) },
    ),
    branch(
      'amaterasu',
      t('《天照大神》', 'Amaterasu'),
      0,
      [
        yes(
          activate('moon', { targets: ['god'] }),
          '相手が魔法で対象にする。',
          'The opponent targets it by a Spell.',
          [],
          { waiting: ['god'] },
        ),
        deciding(
          yes(activate('god', { effect: 'awake' }, 'opponent'), '発動してもよい。', 'It may activate.', ['ygo-fd-19']),
        ),
        goes([], { 'god.stance': 'face-up-defense', 'top.zone': 'hand', waiting: ['god'] }),
        yes(
          activate('god', { effect: 'light' }, 'opponent'),
          '「表側になった」効果が続く。',
          'The effect for being flipped face-up follows.',
        ),
        goes([], { 'elf.zone': 'banished' }),
      ],
      {
        start: position(
          mine('moon', 'book-of-taiyou', hand),
          theirs('god', 'amaterasu', down),
          mine('elf', 'celtic-guardian'),
          theirs('top', 'celtic-guardian', zone('deck')),
        ),
      },
    ),
    branch(
      'two-targets',
      t('ほかのカードも対象にする魔法', 'A Spell with another target too'),
      0,
      [
        deciding(
          yes(
            activate('gate', { targets: ['elf', 'gardna'] }),
            '2体を対象にするので《ビッグ・シールド・ガードナー》は発動しない。',
            'It targets two, so Big Shield Gardna does not activate.',
            [],
            { waiting: [] },
          ),
        ),
        goes([], { 'gardna.zone': 'banished' }),
      ],
      {
        start: position(
          mine('gate', 'different-dimension-gate', hand),
          mine('elf', 'celtic-guardian'),
          theirs('gardna', 'big-shield-gardna', down),
        ),
      },
    ),
    branch(
      'amaterasu-monster-effect',
      t('《天照大神》を相手のモンスター効果が対象にする', "Amaterasu, targeted by a monster effect of the opponent's"),
      0,
      [
        yes(
          activate('soldier', { effect: 'banish', targets: ['god'] }),
          '魔法でなくてもよい。',
          'It need not be a Spell.',
          [],
          { waiting: ['god'] },
        ),
        deciding(
          yes(activate('god', { effect: 'awake' }, 'opponent'), '発動してもよい。', 'It may activate.', ['ygo-fd-19']),
        ),
        goes([], { 'top.zone': 'hand', 'god.zone': 'banished' }),
      ],
      {
        start: position(
          mine('soldier', 'black-luster-soldier-envoy-of-the-beginning', {
            memory: { summon: 'special', proper: true },
          }),
          theirs('god', 'amaterasu', down),
          theirs('top', 'celtic-guardian', zone('deck')),
        ),
      },
    ),
    branch(
      'amaterasu-own-spell',
      t('《天照大神》を自分の魔法が対象にする', 'Amaterasu, targeted by a Spell of its own player'),
      0,
      [
        deciding(
          yes(
            activate('taiyou', { targets: ['god'] }),
            '相手の発動ではないので、効果は発動しない。',
            'It is not the opponent who activates, so the effect does not.',
            [],
            { waiting: [] },
          ),
        ),
      ],
      { start: position(mine('god', 'amaterasu', down), mine('taiyou', 'book-of-taiyou', hand)) },
    ),
  ],
}
