import { expect, test } from 'vitest'
import { lawOf, replay } from '../../../lib/engine'
import { duelMasters } from '../../../lib/games/duel-masters'
import { pairs, type Pair, type Run } from './pairs'
import { duelMastersExamples } from './index'

function read({ start, actions, era }: Run, how: Pair['read'], without: readonly string[] = []): unknown {
  const law = lawOf(era ?? 'now', without)
  const started = duelMasters.start(start, law)
  if (started.kind === 'refused') throw new Error(started.unmet.map((unmet) => unmet.text.en).join('; '))
  const last = replay(duelMasters, started.state, actions, law).at(-1)!
  if (how === undefined) return last.outcome.kind
  return typeof how === 'string' ? duelMasters.fact(last.after, how, law) : how(last.after)
}

const shown = new Set(
  duelMastersExamples.flatMap(({ steps, branches }) =>
    [...steps, ...branches.flatMap((branch) => branch.steps)].flatMap((step) => step.expect.cites),
  ),
)

test('every ruling that an example shows has a pair', () => {
  const rulings = [...shown].filter((id) => id.startsWith('dm-flip-')).toSorted()
  expect(pairs.map((pair) => pair.ruling).toSorted()).toEqual(rulings)
})

test.each(pairs.map((pair) => [pair.ruling, pair.about, pair] as const))(
  '%s: two positions that differ in %s come out differently, and alike with the ruling taken out',
  (ruling, _, pair) => {
    expect(read(pair.one, pair.read)).not.toEqual(read(pair.other, pair.read))
    expect(read(pair.one, pair.read, [ruling])).toEqual(read(pair.other, pair.read, [ruling]))
  },
)
