import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { viewers } from '../../engine'
import { readAction } from './action'
import { magic } from './index'
import { begin, law, playOut, plays, setups } from './random-play'

describe('what an address brings', () => {
  test('is answered or refused, and nothing throws', () => {
    fc.assert(
      fc.property(setups, fc.array(fc.jsonValue()), fc.jsonValue(), (setup, junk, any) => {
        for (const json of junk) {
          const bad = magic.readSetup(json)
          if (bad) magic.start(bad, law)
          magic.readAction(json)
        }
        const state = begin(setup)
        for (const type of [
          'cast',
          'castFaceDown',
          'playLand',
          'activate',
          'turnUp',
          'pass',
          'resolve',
          'pay',
          'decline',
          'choose',
          'attack',
          'block',
          'look',
          'mix',
          'concede',
        ]) {
          for (const card of ['none', 'c0', 'constructor', 'player']) {
            const action = readAction({
              type,
              by: 'opponent',
              card,
              cards: [card],
              targets: [card],
              ability: 'none',
              way: 'morph',
              cost: [card],
              ...(Array.isArray(any) ? { cards: any } : {}),
            })
            const answer = action && [magic.apply(state, action, law).kind, magic.label(state, action, 'opponent').en]
            expect(answer?.[0] ?? 'done').toMatch(/done|refused/)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
  test('may be a position in which something was changed by hand: it is read or not, and nothing throws', () => {
    fc.assert(
      fc.property(plays, fc.nat(9999), fc.jsonValue({ maxDepth: 1 }), ([setup, choices], at, value) => {
        const state = playOut(setup, choices).states.at(-1)!
        const changed = magic.readSetup(withLeaf(magic.position(state, 'judge'), at, value))
        fc.pre(changed !== undefined)
        const started = magic.start(changed!, law)
        const states = started.kind === 'done' ? [started.state] : []
        const tables = states.flatMap((one) => viewers.map((viewer) => magic.view(one, viewer, law).viewer))
        expect(tables).toEqual(states.flatMap(() => viewers))
        const verdicts = states.flatMap((one) =>
          magic.actions(one, law).map(({ action }) => magic.apply(one, action, law).kind),
        )
        expect(verdicts.filter((verdict) => verdict !== 'done' && verdict !== 'refused')).toEqual([])
      }),
      { numRuns: 25, maxSkipsPerRun: 1000 },
    )
  })
})

/** JSON with one of its leaves changed. */
function withLeaf(json: unknown, at: number, value: unknown): unknown {
  const leaves: (readonly string[])[] = []
  const walk = (here: unknown, path: readonly string[]): void => {
    if (typeof here === 'object' && here !== null)
      for (const [name, one] of Object.entries(here)) walk(one, [...path, name])
    else leaves.push(path)
  }
  walk(json, [])
  const path = leaves[at % leaves.length]!
  const copy = structuredClone(json) as Record<string, unknown>
  const last = path.at(-1)!
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((here, name) => here[name] as Record<string, unknown>, copy)
  const old = holder[last]
  // Half the time something that fits in form: another id, another number.
  const alike =
    typeof old === 'string'
      ? ['player-forest-1', 'opponent', 'c0', 'hand'][at % 4]
      : typeof old === 'number'
        ? at % 7
        : value
  holder[last] = at % 2 === 0 ? alike : value
  return copy
}
