import { activate, goes, hand, mine, position, t, yes, zone, type YugiohExample } from './writing'

export const ygoXyzMaterialsKept: YugiohExample = {
  id: 'ygo-xyz-materials-kept',
  title: t('裏側のエクシーズモンスターの素材', 'Materials of a face-down Xyz Monster'),
  text: t(
    '素材を2つ持つエクシーズモンスターを裏側にし、表側に戻す。',
    'An Xyz Monster with two materials is turned face-down and up again.',
  ),
  start: position(
    mine('utopia', 'number-39-utopia'),
    mine('m1', 'luster-dragon', zone('under', { under: 'utopia' })),
    mine('m2', 'celtic-guardian', zone('under', { under: 'utopia' })),
    mine('moon', 'book-of-moon', hand),
    mine('taiyou', 'book-of-taiyou', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['utopia'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-36'], { 'utopia.materials': 2 }),
    yes(activate('taiyou', { targets: ['utopia'] }), '表側に戻す。', 'It is turned up again.'),
    goes([], { 'utopia.materials': 2, 'utopia.stance': 'face-up-attack' }),
  ],
  branches: [],
}
