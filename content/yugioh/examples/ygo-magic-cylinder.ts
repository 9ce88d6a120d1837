import {
  activate,
  attack,
  change,
  goes,
  inPhase,
  mine,
  nextPhase,
  no,
  position,
  set,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoMagicCylinder: YugiohExample = {
  id: 'ygo-magic-cylinder',
  title: t('攻撃を無効にされたモンスター', 'A monster whose attack was negated'),
  text: t(
    '攻撃が《魔法の筒》で無効になった。メインフェイズ2に表示形式を変更できるか。',
    'Its attack was negated by Magic Cylinder. May it change its position in Main Phase 2?',
  ),
  start: inPhase('battle', position(mine('elf', 'celtic-guardian'), theirs('cylinder', 'magic-cylinder', set))),
  steps: [
    yes(attack('elf'), '攻撃を宣言する。', 'It declares an attack.'),
    yes(
      activate('cylinder', {}, 'opponent'),
      '相手が《魔法の筒》を発動する。',
      'The opponent activates Magic Cylinder.',
    ),
    goes([], { 'player.lp': 6600, 'elf.attacked': true }),
    nextPhase('main2'),
    no(change('elf'), '攻撃宣言はしているので変更できない。', 'The attack was declared, so it cannot be changed.', [
      'ygo-bp-24',
    ]),
  ],
  branches: [],
}
