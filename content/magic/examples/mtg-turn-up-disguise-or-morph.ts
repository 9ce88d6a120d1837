import {
  branch,
  choose,
  cloaked,
  deciding,
  down,
  goes,
  lands,
  mine,
  no,
  position,
  t,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const start = position(
  mine('first', 'defenestrated-phantom', cloaked),
  mine('second', 'whipcorder', cloaked),
  mine('third', 'concealed-weapon', cloaked),
  lands('plains', 6),
  lands('mountain', 3),
)
const one = (card: string, by: 'cloak' | 'manifest', ...paid: Parameters<typeof lands>) =>
  position(mine('first', card, down(by)), lands(...paid))

export const mtgTurnUpDisguiseOrMorph: MagicExample = {
  id: 'mtg-turn-up-disguise-or-morph',
  title: t('変装や変異を持つカードを偽装したら', 'Cloaked cards with disguise or morph'),
  text: t(
    '偽装されているのは、変装を持つクリーチャー、変異を持つクリーチャー、変装を持つ装備品である。マナ・コストのほかに何で表向きにできるか。',
    'A creature card with disguise, one with morph and an Equipment card with disguise are cloaked. What turns them up besides the mana cost?',
  ),
  start,
  steps: [
    deciding(
      yes(
        turnUp('first', 'disguise'),
        '変装コスト{4}{W}で表向きにする。',
        'The disguise cost {4}{W} turns it up.',
        ['mtg-cloak-06', 'mtg-cr-701.58d', 'mtg-cr-702.168d'],
        { 'first.face': 'front', 'first.name': 'Defenestrated Phantom' },
      ),
    ),
    yes(
      turnUp('second', 'morph'),
      '変異コスト{W}で表向きにする。',
      'The morph cost {W} turns it up.',
      ['mtg-cloak-06', 'mtg-cr-701.58c', 'mtg-cr-702.37e'],
      { 'second.face': 'front' },
    ),
    no(
      turnUp('third'),
      'クリーチャー・カードではないので、マナ・コストでは表向きにできない。',
      'It is no creature card, so the mana cost does not turn it up.',
      ['mtg-cloak-05', 'mtg-cr-701.58b'],
    ),
    deciding(
      yes(
        turnUp('third', 'disguise'),
        '変装コストなら、クリーチャー・カードでなくてもよい。表向きになったので能力が誘発する。',
        'The disguise cost does not ask for a creature card. Its turned-face-up ability triggers.',
        ['mtg-cloak-06', 'mtg-cr-701.58d'],
        { 'third.face': 'front', 'third.types': ['Artifact'], choice: 'targets' },
      ),
    ),
    yes(choose(['second']), '《鞭縄使い》を対象にする。', 'Whipcorder is the target.'),
    goes([], { 'third.attached': 'second', 'second.power': 5 }),
  ],
  branches: [
    branch('mana-cost', t('マナ・コストで', 'For the mana cost'), 0, [
      deciding(
        yes(
          turnUp('first'),
          'クリーチャー・カードなら、マナ・コスト{4}{W}{W}でもよい。',
          'For a creature card the mana cost {4}{W}{W} will do as well.',
          ['mtg-cloak-05'],
          { 'first.face': 'front' },
        ),
      ),
    ]),
    branch(
      'land',
      t('変装を持つ土地', 'A land with disguise'),
      0,
      [
        no(turnUp('first'), '土地にマナ・コストはない。', 'A land has no mana cost.', [
          'mtg-cloak-05',
          'mtg-cr-202.1b',
        ]),
        deciding(
          yes(
            turnUp('first', 'disguise'),
            '変装コスト{3}なら表向きになる。',
            'The disguise cost {3} turns it up.',
            ['mtg-cloak-06'],
            {
              'first.face': 'front',
              'first.types': ['Land'],
            },
          ),
        ),
      ],
      { start: one('branch-of-vitu-ghazi', 'cloak', 'mountain', 3) },
    ),
    branch(
      'plain-land',
      t('変装も変異も持たない土地', 'A land with neither'),
      0,
      [
        no(
          turnUp('first', 'disguise'),
          '表向きだったとしても変装を持たない。',
          'Even face up it would have no disguise.',
          ['mtg-cr-702.168d'],
        ),
      ],
      { start: one('mountain', 'cloak', 'forest', 3) },
    ),
    branch(
      'manifested',
      t('予示されていたら', 'If it were manifested'),
      0,
      [
        deciding(
          yes(
            turnUp('first', 'disguise'),
            '予示されていても同じである。',
            'The same goes for a manifested one.',
            ['mtg-cr-701.40d', 'mtg-cr-702.168d'],
            { 'first.face': 'front' },
          ),
        ),
      ],
      { start: one('defenestrated-phantom', 'manifest', 'plains', 5) },
    ),
  ],
}
