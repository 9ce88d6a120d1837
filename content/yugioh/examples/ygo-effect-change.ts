import {
  activate,
  branch,
  deciding,
  down,
  goes,
  hand,
  mine,
  position,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoEffectChange: YugiohExample = {
  id: 'ygo-effect-change',
  title: t('効果による表示形式の変更', 'A change of position by an effect'),
  text: t(
    '「守備表示にする」「攻撃表示にする」効果が、どの表示形式にするか。',
    'What effects that change to Defense or to Attack lead to.',
  ),
  start: position(
    theirs('elf', 'celtic-guardian'),
    mine('block', 'block-attack', hand),
    theirs('hidden', 'luster-dragon', down),
    mine('stop', 'stop-defense', hand),
    mine('moon', 'book-of-moon', hand),
  ),
  steps: [
    yes(activate('block', { targets: ['elf'] }), '「守備表示にする」効果。', 'An effect that changes to Defense.'),
    deciding(goes(['ygo-bp-27'], { 'elf.stance': 'face-up-defense' })),
    yes(
      activate('stop', { targets: ['hidden'] }),
      '裏側守備表示を「攻撃表示にする」効果。',
      'An effect that changes face-down Defense to Attack.',
    ),
    deciding(goes(['ygo-bp-28'], { 'hidden.stance': 'face-up-attack' })),
  ],
  branches: [
    branch('book', t('裏側守備表示と明記', 'The text says face-down'), 0, [
      yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
      goes(['ygo-bp-27'], { 'elf.stance': 'face-down-defense' }),
    ]),
  ],
}
