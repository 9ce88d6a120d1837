import {
  branch,
  cast,
  cloaked,
  deciding,
  goes,
  hand,
  lands,
  mine,
  position,
  resolve,
  t,
  yes,
  type MagicExample,
} from './writing'

export const mtgInstantStaysDown: MagicExample = {
  id: 'mtg-instant-stays-down',
  title: t('インスタント・カードは裏向きのまま', 'An instant card stays face down'),
  text: t(
    '《塩路の伏兵》は、他のクリーチャーが表向きになるたびに誘発する。偽装されているインスタント・カードを、効果が表向きにしようとする。',
    'Salt Road Ambushers triggers whenever another creature is turned face up. An effect tries to turn up a cloaked instant card.',
  ),
  start: position(
    mine('ambushers', 'salt-road-ambushers'),
    mine('first', 'giant-growth', cloaked),
    mine('second', 'runeclaw-bear', cloaked),
    mine('expose', 'expose-the-culprit', hand),
    lands('mountain', 2),
  ),
  steps: [
    yes(
      cast('expose', { modes: ['turn-up'], targets: ['first'] }),
      '《犯人暴き》で表向きにしようとする。',
      'You cast Expose the Culprit to turn it up.',
    ),
    deciding(
      yes(
        resolve,
        'インスタント・カードなので、すべてのプレイヤーに公開し、裏向きのままにする。一度も表向きになっていないので、何も誘発しない。',
        'It is an instant card: it is revealed to all players and stays face down. It was never turned face up, so nothing triggers.',
        ['mtg-cloak-17', 'mtg-cr-701.58g'],
        {
          'first.face': 'down',
          'first.counters': 0,
          stack: [],
          revealed: ['giant-growth'],
          'first.knownToOpponent': true,
        },
      ),
    ),
  ],
  branches: [
    branch('creature', t('クリーチャー・カードなら', 'If it is a creature card'), 0, [
      yes(
        cast('expose', { modes: ['turn-up'], targets: ['second'] }),
        '《犯人暴き》で表向きにする。',
        'You cast Expose the Culprit on it.',
      ),
      deciding(
        yes(
          resolve,
          '表向きになり、能力が誘発する。',
          'It is turned face up, and the ability triggers.',
          ['mtg-cr-603.3'],
          { 'second.face': 'front', stack: ['salt-road-ambushers/other'] },
        ),
      ),
      goes([], { 'second.counters': 2, 'second.power': 4 }),
    ]),
  ],
}
