import {
  branch,
  cast,
  cloaked,
  deciding,
  hand,
  lands,
  mine,
  no,
  position,
  resolve,
  t,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const rest = [
  mine('xenograft', 'xenograft', { chosen: 'Human' }),
  mine('moonmist', 'moonmist', hand),
  mine('expose', 'expose-the-culprit', hand),
  ...lands('forest', 3),
  ...lands('mountain', 4),
]

export const mtgDoubleFaced: MagicExample = {
  id: 'mtg-double-faced',
  title: t('両面カードを偽装したら', 'Cloaked double-faced cards'),
  text: t(
    '第1面がクリーチャーの両面カードと、そうでない両面カードが偽装されている。《異種移植》で裏向きのものも人間である。変身するか。表向きにできるか。',
    'Two double-faced cards are cloaked: one has a creature on its front face, the other has not. Xenograft makes even face-down creatures Humans. Do they transform? Can they be turned up?',
  ),
  start: position(
    mine('first', 'hinterland-hermit', cloaked),
    mine('second', 'growing-rites-of-itlimoc', cloaked),
    rest,
  ),
  steps: [
    yes(cast('moonmist'), '人間をすべて変身させる呪文を唱える。', 'You cast a spell that transforms all Humans.'),
    deciding(
      yes(
        resolve,
        '裏向きの間は変身できない。',
        'While face down they cannot transform.',
        ['mtg-cloak-08', 'mtg-cr-712.15a'],
        {
          'first.face': 'down',
          'second.face': 'down',
        },
      ),
    ),
    deciding(
      yes(
        turnUp('first'),
        '第1面がクリーチャー・カードなので、そのマナ・コスト{1}{R}で表向きにできる。第1面が上になる。',
        'Its front face is a creature card, so the mana cost {1}{R} turns it up, and the front face is up.',
        ['mtg-cloak-05', 'mtg-cloak-08', 'mtg-cr-712.15a'],
        { 'first.face': 'front', 'first.name': 'Hinterland Hermit' },
      ),
    ),
    no(
      turnUp('second'),
      '第1面がクリーチャーではないので、マナ・コストでは表向きにできない。',
      'Its front face is no creature, so the mana cost does not turn it up.',
      ['mtg-cloak-05', 'mtg-cr-701.58b'],
    ),
  ],
  branches: [
    branch(
      'face-up',
      t('表向きの両面カード', 'The double-faced card face up'),
      1,
      [
        deciding(
          yes(resolve, '表向きなら変身する。', 'Face up it transforms.', ['mtg-cr-701.27a'], {
            'first.face': 'back',
            'first.name': 'Hinterland Scourge',
          }),
        ),
      ],
      { start: position(mine('first', 'hinterland-hermit'), rest) },
    ),
    branch('effect', t('効果で表向きにする', 'An effect turns it up'), 0, [
      yes(
        cast('expose', { modes: ['turn-up'], targets: ['second'] }),
        '《犯人暴き》で表向きにする。',
        'You cast Expose the Culprit on it.',
      ),
      deciding(
        yes(
          resolve,
          '効果なら、第1面がクリーチャーでなくても表向きになる。',
          'An effect turns it up although its front face is no creature.',
          ['mtg-cloak-08'],
          {
            'second.face': 'front',
            'second.types': ['Enchantment'],
          },
        ),
      ),
    ]),
    branch(
      'sorcery-front',
      t('第1面がソーサリー', 'The front face is a sorcery'),
      0,
      [
        yes(
          cast('expose', { modes: ['turn-up'], targets: ['second'] }),
          '《犯人暴き》で表向きにしようとする。',
          'You cast Expose the Culprit on it.',
        ),
        deciding(
          yes(
            resolve,
            '第1面がソーサリーなので、公開して裏向きのままにする。',
            'Its front face is a sorcery: it is revealed and stays face down.',
            ['mtg-cloak-17', 'mtg-cr-701.58g'],
            {
              'second.face': 'down',
              revealed: ['zof-consumption'],
            },
          ),
        ),
      ],
      { start: position(mine('second', 'zof-consumption', cloaked), rest) },
    ),
    branch(
      'creature-back',
      t('第2面だけがクリーチャー', 'Only the back face is a creature'),
      0,
      [
        no(
          turnUp('first'),
          '第1面だけを見る。土地にマナ・コストはない。',
          'Only the front face counts, and a land has no mana cost.',
          ['mtg-cloak-05', 'mtg-cr-202.1b'],
        ),
      ],
      { start: position(mine('first', 'westvale-abbey', cloaked), rest) },
    ),
  ],
}
