import {
  branch,
  cast,
  deciding,
  goes,
  hand,
  lands,
  library,
  look,
  mine,
  no,
  passes,
  position,
  t,
  theirLands,
  theirs,
  yes,
  type MagicExample,
} from './writing'

const start = position(
  mine('anonymous', 'become-anonymous', hand),
  mine('bear', 'runeclaw-bear'),
  lands('island', 4),
  mine('top', 'jedits-dragoons', library),
  mine('second', 'giant-growth', library),
  mine('third', 'forest', library),
)
const withoutBear = start.cards.filter((card) => card.id !== 'bear')
const libraryOf = (n: number) =>
  start.cards.filter((card) => card.zone !== 'library' || ['top', 'second', 'third'].indexOf(card.id) < n)
const cloakedAll = {
  'n1.ward': '{2}',
  'n1.by': 'cloak',
  'n1.tapped': true,
  'n1.known': true,
  'n1.knownToOpponent': false,
}

export const mtgBecomeAnonymous: MagicExample = {
  id: 'mtg-become-anonymous',
  title: t('《群衆紛れ》で3枚を偽装する', 'Become Anonymous cloaks three cards'),
  text: t(
    '自分のクリーチャーを対象に《群衆紛れ》を唱える。ライブラリーの一番上はクリーチャー、2枚目はインスタントである。どれがどのカードかを誰が知るか。',
    'You cast Become Anonymous on a creature of yours. The top two cards of your library are a creature and an instant. Who knows which card is which?',
  ),
  start: { ...start, seed: 11 },
  steps: [
    yes(
      cast('anonymous', { targets: ['bear'] }),
      '自分がオーナーである、トークンでないクリーチャーを対象にする。',
      'You target a nontoken creature that you own.',
      [],
      {
        stack: ['anonymous'],
      },
    ),
    deciding(
      yes(
        { type: 'resolve', by: 'player' },
        '3枚を裏向きの束にして追放し、切り直し、すべて偽装する。タップ状態で戦場に出る。',
        'All three cards are exiled in a face-down pile, shuffled and cloaked. They enter tapped.',
        ['mtg-cloak-01', 'mtg-cloak-03', 'mtg-cloak-04', 'mtg-cr-701.58a'],
        {
          ...cloakedAll,
          'n2.tapped': true,
          'n3.tapped': true,
          'n2.knownToOpponent': false,
          'n3.knownToOpponent': false,
          down: 3,
          'player.library': 1,
        },
      ),
    ),
    yes(look('n1'), '自分は偽装したカードを見てよい。', 'You may look at what you have cloaked.', ['mtg-cloak-09']),
    no(look('n1', 'opponent'), '相手は見てはならない。', 'The opponent may not.', ['mtg-cloak-09', 'mtg-cr-708.5']),
  ],
  branches: [
    branch(
      'token',
      t('対象がトークン', 'The target is a token'),
      0,
      [
        no(cast('anonymous', { targets: ['dog'] }), 'トークンは対象にできない。', 'A token cannot be the target.', [
          'mtg-cloak-01',
          'mtg-cr-115.1',
        ]),
      ],
      { start: { cards: [...withoutBear, mine('dog', 'token-dog')] } },
    ),
    branch(
      'not-owned',
      t('自分がオーナーでないクリーチャー', 'A creature that you do not own'),
      0,
      [
        no(
          cast('anonymous', { targets: ['bear'] }),
          'コントロールしていても、オーナーでなければ対象にできない。',
          'You control it but do not own it, so it cannot be the target.',
          ['mtg-cloak-01', 'mtg-cr-115.1'],
        ),
      ],
      { start: { cards: [...withoutBear, theirs('bear', 'runeclaw-bear', { controller: 'player' })] } },
    ),
    branch(
      'one-card',
      t('ライブラリーが1枚', 'A library of one card'),
      1,
      [deciding(goes(['mtg-cloak-03'], { down: 2, 'n1.knownToOpponent': false, 'player.library': 0 }))],
      { start: { cards: libraryOf(1), seed: 11 } },
    ),
    branch(
      'no-library',
      t('ライブラリーが空', 'An empty library'),
      1,
      [
        deciding(
          yes(
            { type: 'resolve', by: 'player' },
            '束は1枚だけなので、切り直しても隠れない。相手もどのカードか知っている。',
            'The pile is a single card. Shuffling it hides nothing, and the opponent knows what it is.',
            ['mtg-cloak-01'],
            { down: 1, 'n1.knownToOpponent': true },
          ),
        ),
      ],
      { start: { cards: libraryOf(0), seed: 11 } },
    ),
    branch(
      'illegal',
      t('解決時に対象が不正', 'The target is illegal on resolution'),
      1,
      [
        passes(),
        yes(
          cast('downfall', { targets: ['bear'] }, 'opponent'),
          '相手が対応して《英雄の破滅》で対象を破壊する。',
          "The opponent responds with Hero's Downfall on the target.",
        ),
        goes([], { 'bear.zone': 'graveyard' }),
        deciding(
          yes(
            { type: 'resolve', by: 'player' },
            '対象がなくなったので、《群衆紛れ》は何もしない。',
            'Its target is gone, so Become Anonymous does nothing.',
            ['mtg-cr-608.2b'],
            { down: 0, 'player.library': 3, 'anonymous.zone': 'graveyard' },
          ),
        ),
      ],
      {
        start: {
          cards: [...start.cards, theirs('downfall', 'heros-downfall', hand), ...theirLands('swamp', 3)],
          seed: 11,
        },
      },
    ),
  ],
}
