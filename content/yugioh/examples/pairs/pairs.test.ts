import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../../lib/content/load'
import { citationsOf, lawOf, replay, type Fact } from '../../../../lib/engine'
import { yugioh } from '../../../../lib/games/yugioh'
import { yugiohPairs } from './index'
import { runsOf, type Pair, type Run } from './pair'

const { site } = readContent(join(process.cwd(), 'content'))
const decided = [...site.rulings.values()]
  .filter((ruling) => ruling.id.startsWith('ygo-') && ruling.examples.length > 0)
  .map((ruling) => ruling.id)

/** What comes of one of the two; every step before the last must be allowed. */
function outcomeOf({ start, actions, era }: Run, asks: Pair['asks'], without: readonly string[] = []) {
  const law = lawOf(era, without)
  const started = yugioh.start(start, law)
  if (started.kind === 'refused') throw new Error(started.unmet.map((unmet) => unmet.text.en).join('; '))
  const moves = replay(yugioh, started.state, actions, law)
  const last = moves.at(-1)!
  const fact: Fact | undefined = asks === 'verdict' ? last.outcome.kind : yugioh.fact(last.after, asks, law)
  return { moves, fact }
}

describe('a pair of positions that differ only in what a ruling is about', () => {
  test.each(yugiohPairs.map((pair) => [pair.ruling, pair] as const))('%s: come out differently', (_, pair) => {
    const [one, other] = runsOf(pair).map((run) => outcomeOf(run, pair.asks))
    expect([one!.fact, other!.fact]).toEqual(pair.gives)
    expect(pair.gives[0]).not.toEqual(pair.gives[1])
    for (const { moves } of [one!, other!])
      expect(moves.slice(0, -1).filter((move) => move.outcome.kind === 'refused')).toEqual([])
    const cited = [one!, other!].flatMap(({ moves }) => moves.flatMap((move) => citationsOf(move.outcome)))
    expect(cited).toContain(pair.ruling)
  })
  test.each(yugiohPairs.map((pair) => [pair.ruling, pair] as const))(
    '%s: come out the same with the ruling taken out',
    (_, pair) => {
      const [one, other] = runsOf(pair).map((run) => outcomeOf(run, pair.asks, [pair.ruling]).fact)
      expect(one).toEqual(other)
    },
  )
  test('is there for every ruling that names an example', () => {
    const paired = new Set(yugiohPairs.map((pair) => pair.ruling))
    expect(decided.filter((id) => !paired.has(id))).toEqual([])
  })
})
