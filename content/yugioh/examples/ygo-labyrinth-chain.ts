import {
  activate,
  deciding,
  goes,
  inPhase,
  mine,
  open,
  position,
  set,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoLabyrinthChain: YugiohExample = {
  id: 'ygo-labyrinth-chain',
  title: t('《悪夢の迷宮》に《エネミーコントローラー》', 'Enemy Controller chained to Labyrinth of Nightmare'),
  text: t(
    'エンドフェイズ。《悪夢の迷宮》の効果に相手が《エネミーコントローラー》をチェーンする。',
    'In the End Phase the opponent chains Enemy Controller to the effect of Labyrinth of Nightmare.',
  ),
  start: inPhase(
    'end',
    position(
      mine('elf', 'celtic-guardian'),
      mine('maze', 'labyrinth-of-nightmare', open),
      theirs('control', 'enemy-controller', set),
    ),
  ),
  steps: [
    yes(
      activate('maze', { effect: 'turn' }),
      'ターンプレイヤーの表側モンスターの表示形式を全て変更する効果。',
      'The effect changes all face-up monsters of the turn player.',
    ),
    yes(
      activate('control', { effect: 'switch', targets: ['elf'] }, 'opponent'),
      '《エネミーコントローラー》をチェーンする。',
      'Enemy Controller is chained.',
    ),
    deciding(goes(['ygo-bp-15', 'ygo-bp-18'], { 'elf.stance': 'face-up-attack' })),
  ],
  branches: [],
}
