import {
  branch,
  cast,
  cloaked,
  deciding,
  hand,
  lands,
  mine,
  no,
  passes,
  position,
  t,
  theirLands,
  theirs,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const under = (card: string, ...cards: ReturnType<typeof mine>[]) =>
  position(mine('first', card, cloaked), ...(cards.length > 0 ? cards : lands('forest', 2)))

export const mtgTurnUpForManaCost: MagicExample = {
  id: 'mtg-turn-up-for-mana-cost',
  title: t('マナ・コストで表向きにする', 'Turning up for the mana cost'),
  text: t(
    '優先権を持つとき、偽装されているクリーチャー・カードを、そのマナ・コストを支払って表向きにする。相手は対応できるか。',
    'With priority, you turn a cloaked creature card face up for its mana cost. Can the opponent respond?',
  ),
  start: under('runeclaw-bear'),
  steps: [
    deciding(
      yes(
        turnUp('first'),
        'クリーチャー・カードであることを見せ、マナ・コストを支払って表向きにする。スタックを使わないので、誰も対応できない。',
        'You show that it is a creature card, pay its mana cost and turn it up. The stack is not used, so nobody can respond.',
        ['mtg-cloak-05', 'mtg-cr-701.58b', 'mtg-cr-116.2b'],
        { 'first.face': 'front', 'first.name': 'Runeclaw Bear', stack: [], priority: 'player' },
      ),
    ),
  ],
  branches: [
    branch(
      'no-mana',
      t('マナが足りない', 'Not enough mana'),
      0,
      [no(turnUp('first'), '{1}{G}を支払えない。', '{1}{G} cannot be paid.', ['mtg-cr-118.3'])],
      {
        start: under('runeclaw-bear', ...lands('forest', 1)),
      },
    ),
    branch(
      'no-priority',
      t('優先権がない', 'No priority'),
      0,
      [
        no(
          turnUp('first'),
          '優先権を持たないので、特別な処理はできない。',
          'Without priority there is no special action.',
          ['mtg-cr-116.2b'],
        ),
      ],
      { start: { ...under('runeclaw-bear'), priority: 'opponent' } },
    ),
    branch(
      'instant',
      t('インスタント・カードだった', 'An instant card underneath'),
      0,
      [
        no(
          turnUp('first'),
          'クリーチャー・カードでないものは表向きにできない。',
          'What is no creature card cannot be turned up.',
          ['mtg-cloak-05', 'mtg-cr-701.58b'],
        ),
      ],
      { start: under('giant-growth') },
    ),
    branch(
      'land',
      t('土地カードだった', 'A land card underneath'),
      0,
      [
        no(
          turnUp('first'),
          'クリーチャー・カードではなく、マナ・コストもない。',
          'It is no creature card and has no mana cost.',
          ['mtg-cloak-05', 'mtg-cr-701.58b', 'mtg-cr-202.1b'],
        ),
      ],
      { start: under('forest') },
    ),
    branch(
      'no-cost',
      t('マナ・コストのないクリーチャー・カード', 'A creature card without a mana cost'),
      0,
      [
        no(
          turnUp('first'),
          'クリーチャー・カードでも、マナ・コストがなければ支払えない。',
          'It is a creature card, but a mana cost that does not exist cannot be paid.',
          ['mtg-cloak-05', 'mtg-cr-202.1b'],
        ),
      ],
      { start: under('dryad-arbor') },
    ),
    branch(
      'zero',
      t('マナ・コストが{0}', 'A mana cost of {0}'),
      0,
      [
        deciding(
          yes(turnUp('first'), '{0}は支払える。', '{0} can be paid.', ['mtg-cloak-05'], {
            'first.face': 'front',
            'first.name': 'Ornithopter',
          }),
        ),
      ],
      { start: position(mine('first', 'ornithopter', cloaked)) },
    ),
    branch(
      'respond',
      t('相手が対応しようとする', 'The opponent tries to respond'),
      1,
      [
        no(
          cast('downfall', { targets: ['first'] }, 'opponent'),
          '表向きにしたプレイヤーが優先権を持つ。相手はまだ何もできない。',
          'The player who turned it up has priority. The opponent can do nothing yet.',
          ['mtg-cr-117.1'],
        ),
        passes(),
        yes(
          cast('downfall', { targets: ['first'] }, 'opponent'),
          '自分が放棄したあとなら唱えられるが、もう表向きで、護法もない。',
          'After you pass it can be cast, but the creature is face up by then and has no ward.',
          [],
          { stack: ['downfall'], 'first.face': 'front' },
        ),
      ],
      {
        start: under(
          'runeclaw-bear',
          ...lands('forest', 2),
          theirs('downfall', 'heros-downfall', hand),
          ...theirLands('swamp', 3),
        ),
      },
    ),
  ],
}
