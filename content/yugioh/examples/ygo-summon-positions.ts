import {
  activate,
  branch,
  choose,
  deciding,
  goes,
  grave,
  hand,
  mine,
  no,
  open,
  position,
  set,
  special,
  summon,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoSummonPositions: YugiohExample = {
  id: 'ygo-summon-positions',
  title: t('召喚の種類と表示形式', 'Kinds of summon and their positions'),
  text: t(
    '召喚の種類ごとに、選べる表示形式と選ぶプレイヤーが決まっている。',
    'Each kind of summon has its positions, and one who chooses.',
  ),
  start: position(
    mine('elf', 'celtic-guardian', hand),
    mine('dragon', 'luster-dragon', grave),
    mine('reborn', 'monster-reborn', hand),
  ),
  steps: [
    no(
      summon('elf', [], 'defense'),
      '通常召喚に表側守備表示はない。',
      'There is no Normal Summon in face-up Defense.',
      ['ygo-bp-10'],
    ),
    yes(summon('elf'), '召喚は表側攻撃表示。', 'A Normal Summon is face-up Attack.', ['ygo-bp-10'], {
      'elf.stance': 'face-up-attack',
    }),
    yes(
      activate('reborn', { targets: ['dragon'] }),
      '《死者蘇生》で特殊召喚する。',
      'Monster Reborn Special Summons a monster.',
    ),
    deciding(goes([], { choice: ['face-up-attack', 'face-up-defense'], chooser: 'player' })),
    yes(
      choose('face-up-defense'),
      '表側攻撃表示か表側守備表示を選ぶ。',
      'Face-up Attack or face-up Defense is chosen.',
      ['ygo-bp-12'],
      { 'dragon.stance': 'face-up-defense' },
    ),
  ],
  branches: [
    branch('set', t('セット', 'Set'), 0, [
      yes(summon('elf', [], 'set'), 'セットは裏側守備表示。', 'A Set is face-down Defense.', ['ygo-bp-10'], {
        'elf.stance': 'face-down-defense',
      }),
    ]),
    branch(
      'light',
      t('《聖なる輝き》', 'Light of Intervention'),
      0,
      [
        no(summon('elf', [], 'set'), 'セットできない。', 'It cannot be Set.', ['ygo-bp-11']),
        yes(
          summon('elf', [], 'defense'),
          '例外として表側守備表示で召喚できる。',
          'As an exception it is Normal Summoned in face-up Defense.',
          ['ygo-bp-11'],
          { 'elf.stance': 'face-up-defense' },
        ),
      ],
      { start: position(mine('elf', 'celtic-guardian', hand), mine('light', 'light-of-intervention', open)) },
    ),
    branch(
      'call',
      t('《リビングデッドの呼び声》', 'Call of the Haunted'),
      0,
      [
        yes(activate('call', { targets: ['dragon'] }), '発動する。', 'It is activated.'),
        goes(['ygo-bp-13'], { 'dragon.stance': 'face-up-attack' }),
      ],
      { start: position(mine('call', 'call-of-the-haunted', set), mine('dragon', 'luster-dragon', grave)) },
    ),
    branch(
      'grave',
      t('《浅すぎた墓穴》', 'The Shallow Grave'),
      0,
      [
        yes(activate('shallow', { effect: 'grave', targets: ['dragon'] }), '発動する。', 'It is activated.'),
        goes(['ygo-bp-13'], { 'dragon.stance': 'face-down-defense' }),
      ],
      { start: position(mine('shallow', 'the-shallow-grave', hand), mine('dragon', 'luster-dragon', grave)) },
    ),
    branch(
      'alien',
      t('《エーリアン・スカル》', 'Alien Skull'),
      0,
      [
        yes(
          special('alien', ['low']),
          '相手フィールドに特殊召喚する。',
          "It is Special Summoned to the opponent's field.",
          [],
          { chooser: 'player', 'alien.controller': 'opponent' },
        ),
        no(choose('face-up-attack', 'opponent'), '相手は選べない。', 'The opponent does not choose.', ['ygo-bp-14']),
        yes(
          choose('face-up-defense'),
          '表示形式は特殊召喚した側が選ぶ。',
          'The one who summons chooses.',
          ['ygo-bp-14'],
          { 'alien.stance': 'face-up-defense' },
        ),
      ],
      { start: position(mine('alien', 'alien-skull', hand), theirs('low', 'cyber-tutu')) },
    ),
  ],
}
