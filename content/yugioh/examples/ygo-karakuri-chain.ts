import {
  activate,
  attack,
  branch,
  decline,
  deciding,
  defense,
  goes,
  inPhase,
  mine,
  no,
  position,
  t,
  theirTurn,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoKarakuriChain: YugiohExample = {
  id: 'ygo-karakuri-chain',
  title: t('《カラクリ小町 弐弐四》と《Ｅ－ＨＥＲＯ ダーク・ガイア》', 'Karakuri Komachi and Evil HERO Dark Gaia'),
  text: t(
    '相手の《Ｅ－ＨＥＲＯ ダーク・ガイア》が、表側守備表示の《カラクリ小町 弐弐四》を攻撃する。',
    "The opponent's Evil HERO Dark Gaia attacks your face-up Defense Karakuri Komachi.",
  ),
  start: theirTurn(
    inPhase(
      'battle',
      position(mine('komachi', 'karakuri-komachi-mdl-224-ninishi', defense), theirs('gaia', 'evil-hero-dark-gaia')),
    ),
  ),
  steps: [
    yes(attack('gaia', 'komachi', 'opponent'), '攻撃を宣言する。', 'The attack is declared.', [], {
      waiting: ['komachi', 'gaia'],
    }),
    no(
      activate('gaia', { effect: 'force' }, 'opponent'),
      '必ず発動する効果が先。',
      'The effect that must activate goes first.',
      ['ygo-rule-order'],
    ),
    yes(activate('komachi', { effect: 'turn' }), 'チェーン1は《カラクリ小町 弐弐四》。', 'Komachi is chain link 1.'),
    yes(
      activate('gaia', { effect: 'force' }, 'opponent'),
      'チェーン2は《Ｅ－ＨＥＲＯ ダーク・ガイア》。',
      'Dark Gaia is chain link 2.',
    ),
    deciding(goes(['ygo-bp-15', 'ygo-bp-16'], { 'komachi.stance': 'face-up-defense' })),
  ],
  branches: [
    branch('not-activated', t('《ダーク・ガイア》の効果を使わない', 'Dark Gaia’s effect is not used'), 3, [
      yes(decline('opponent'), '効果を使わない。', 'It is not used.'),
      deciding(goes(['ygo-bp-15', 'ygo-bp-17'], { 'komachi.stance': 'face-up-attack' })),
    ]),
  ],
}
