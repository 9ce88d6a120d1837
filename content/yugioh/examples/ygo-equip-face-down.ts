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
  yes,
  type YugiohExample,
} from './writing'

export const ygoEquipFaceDown: YugiohExample = {
  id: 'ygo-equip-face-down',
  title: t('裏側のモンスターに装備できるか', 'May a face-down monster be equipped?'),
  text: t(
    '裏側守備表示の自分のモンスターに装備魔法を使おうとする。',
    'You try an Equip Spell on your own face-down monster.',
  ),
  start: position(mine('elf', 'celtic-guardian', down), mine('axe', 'axe-of-despair', hand)),
  steps: [
    no(
      activate('axe', { targets: ['elf'] }),
      '裏側守備表示のモンスターには装備できない。',
      'A face-down monster cannot be equipped.',
      ['ygo-fd-04'],
      { 'axe.zone': 'hand' },
    ),
  ],
  branches: [
    branch('flipped-first', t('先に反転召喚する', 'Flip Summon it first'), 0, [
      yes(flip('elf'), '反転召喚して表側にする。', 'It is Flip Summoned.', ['ygo-bp-26'], {
        'elf.stance': 'face-up-attack',
      }),
      deciding(yes(activate('axe', { targets: ['elf'] }), '表側なので装備できる。', 'Face-up, it can be equipped.')),
      goes([], { 'elf.atk': 2400, 'axe.zone': 'spell' }),
    ]),
  ],
}
