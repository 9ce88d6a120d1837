import {
  branch,
  cloaked,
  deciding,
  down,
  lands,
  mine,
  no,
  position,
  t,
  theirs,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const own = [
  mine('first', 'runeclaw-bear', cloaked),
  mine('second', 'defenestrated-phantom', cloaked),
  mine('third', 'defenestrated-phantom', down('disguise')),
  ...lands('plains', 7),
  ...lands('forest', 2),
]

export const mtgLosesAbilities: MagicExample = {
  id: 'mtg-loses-abilities',
  title: t('能力を失った裏向きのクリーチャー', 'Face-down creatures that have lost their abilities'),
  text: t(
    '《謙虚》ですべてのクリーチャーが能力を失っている。偽装されているもの2体と、変装で唱えたもの1体を、表向きにできるか。',
    'Humility makes all creatures lose their abilities. Can two cloaked creatures and one cast with disguise be turned up?',
  ),
  start: position(own, theirs('humility', 'humility')),
  steps: [
    deciding(
      yes(
        turnUp('first'),
        '偽装されているものは、能力を失っていてもマナ・コストで表向きにできる。',
        'A cloaked one can be turned up for its mana cost although its abilities are lost.',
        ['mtg-cloak-05', 'mtg-cloak-07'],
        { 'first.face': 'front', 'first.power': 1, 'first.toughness': 1 },
      ),
    ),
    no(
      turnUp('third', 'disguise'),
      '変装で唱えたものは、表向きになっても変装を持たない。表向きにできない。',
      'The one cast with disguise would have no disguise face up. It cannot be turned up.',
      ['mtg-cloak-10', 'mtg-cr-702.168d'],
      { 'third.face': 'down' },
    ),
    no(
      turnUp('second', 'disguise'),
      '偽装されているものも、変装コストでは表向きにできない。',
      'The disguise cost does not turn up the cloaked one either.',
      ['mtg-cloak-10', 'mtg-cr-702.168d'],
    ),
    no(
      turnUp('third'),
      '変装で唱えたものは、マナ・コストで表向きにすることを認められていない。',
      'Nothing lets the one cast with disguise be turned up for its mana cost.',
      ['mtg-cr-116.2b'],
    ),
    deciding(
      yes(
        turnUp('second'),
        '同じカードでも、偽装されていればマナ・コストで表向きにできる。',
        'The same card, when cloaked, is turned up for its mana cost.',
        ['mtg-cloak-07'],
        {
          'second.face': 'front',
          'second.flying': false,
        },
      ),
    ),
  ],
  branches: [
    branch(
      'without',
      t('《謙虚》がない', 'Without Humility'),
      0,
      [
        deciding(
          yes(
            turnUp('third', 'disguise'),
            '変装コストで表向きにできる。',
            'The disguise cost turns it up.',
            ['mtg-cr-702.168d'],
            { 'third.face': 'front', 'third.flying': true },
          ),
        ),
      ],
      { start: position(own) },
    ),
  ],
}
