import {
  branch,
  cast,
  cloaked,
  deciding,
  down,
  hand,
  lands,
  mine,
  position,
  resolve,
  t,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const tapped = { tapped: true } as const

export const mtgTapState: MagicExample = {
  id: 'mtg-tap-state',
  title: t('表向きにしてもタップ状態は変わらない', 'Turning up does not untap'),
  text: t(
    'タップ状態の偽装されているクリーチャーを表向きにする。アンタップするか。',
    'You turn up a tapped cloaked creature. Does it untap?',
  ),
  start: position(mine('first', 'runeclaw-bear', down('cloak', tapped)), lands('forest', 2)),
  steps: [
    deciding(
      yes(
        turnUp('first'),
        'タップ状態のままである。',
        'It stays tapped.',
        ['mtg-cloak-05', 'mtg-cloak-14', 'mtg-cr-110.5'],
        { 'first.face': 'front', 'first.tapped': true },
      ),
    ),
  ],
  branches: [
    branch(
      'untapped',
      t('アンタップ状態なら', 'If it is untapped'),
      0,
      [
        deciding(
          yes(turnUp('first'), 'アンタップ状態のままである。', 'It stays untapped.', ['mtg-cloak-05'], {
            'first.face': 'front',
            'first.tapped': false,
          }),
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', cloaked), lands('forest', 2)) },
    ),
    branch(
      'down',
      t('裏向きにするとき', 'Turned face down'),
      0,
      [
        yes(
          cast('backslide', { targets: ['guide'] }),
          '変異を持つクリーチャーを裏向きにする呪文を唱える。',
          'You cast a spell that turns a creature with morph face down.',
        ),
        deciding(
          yes(
            resolve,
            '裏向きになっても、タップ状態のままである。',
            'Turned face down, it stays tapped.',
            ['mtg-cloak-14', 'mtg-cr-708.2a'],
            { 'guide.face': 'down', 'guide.tapped': true, 'guide.power': 2 },
          ),
        ),
      ],
      {
        start: position(mine('guide', 'abzan-guide', tapped), mine('backslide', 'backslide', hand), lands('island', 2)),
      },
    ),
  ],
}
