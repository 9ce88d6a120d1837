import { activate, branch, deciding, goes, hand, mine, no, position, t, yes, zone, type YugiohExample } from './writing'

export const ygoBanishedFaceDownMaterial: YugiohExample = {
  id: 'ygo-banished-face-down-material',
  title: t('裏側で除外された融合素材', 'Fusion Material banished face-down'),
  text: t(
    '《平行世界融合》は除外されている素材で融合召喚する。素材の1枚が裏側で除外されている。',
    'Parallel World Fusion uses banished material. One of the materials is banished face-down.',
  ),
  start: position(
    mine('avian', 'elemental-hero-avian', zone('banished', { face: 'down' })),
    mine('burst', 'elemental-hero-burstinatrix', zone('banished', { face: 'up' })),
    mine('parallel', 'parallel-world-fusion', hand),
    mine('wing', 'elemental-hero-flame-wingman', zone('extra')),
  ),
  steps: [
    no(
      activate('parallel', { cost: ['avian', 'burst'] }),
      '裏側で除外されているカードは融合素材にできない。',
      'A card banished face-down cannot be Fusion Material.',
      ['ygo-fd-48'],
    ),
  ],
  branches: [
    branch(
      'face-up',
      t('どちらも表側で除外', 'Both banished face-up'),
      0,
      [
        deciding(
          yes(activate('parallel', { cost: ['avian', 'burst'] }), '表側なら素材にできる。', 'Face-up they can be.'),
        ),
        goes([], { 'wing.zone': 'monster' }),
      ],
      {
        start: position(
          mine('avian', 'elemental-hero-avian', zone('banished', { face: 'up' })),
          mine('burst', 'elemental-hero-burstinatrix', zone('banished', { face: 'up' })),
          mine('parallel', 'parallel-world-fusion', hand),
          mine('wing', 'elemental-hero-flame-wingman', zone('extra')),
        ),
      },
    ),
  ],
}
