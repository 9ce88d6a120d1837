import { describe, expect, it } from 'vitest'
import { examples } from '../../content/examples'
import { games } from '../../lib/games'
import { layersOf, reachedIn, rest, show, shownIn, type Layers } from './layers'
import { back, onward, openSession, seenBy, toEnd, type Session } from './session'

const yugioh = await games.yugioh!()
const icarus = examples.yugioh!.find(({ id }) => id === 'ygo-icarus-attack')!
const opened = openSession(yugioh, icarus, { place: {}, lost: [] })!
const rested = (layers: Layers) => rest(layers, shownIn(layers))
const step = (layers: Layers, change: (session: Session) => Session) => show(layers, change(shownIn(layers)))
const steps = ({ sessions }: Layers) => sessions.map((session) => session?.cursor.step)

describe('layers', () => {
  it('hold only the place that was opened, until the reader rests', () => {
    expect(steps(layersOf(opened))).toEqual([0, undefined, undefined])
    expect(steps(rested(layersOf(opened)))).toEqual([0, 1, undefined])
  })

  it('show a step that was drawn ahead without drawing it; it is reached at rest', () => {
    const before = rested(layersOf(opened))
    const after = step(before, onward)
    expect(after.sessions).toBe(before.sessions)
    expect([after.shown, after.reached]).toEqual([1, 0])
    expect(rested(after)).toMatchObject({ shown: 1, reached: 1 })
    expect(steps(rested(after))).toEqual([0, 1, 2])
    expect(rested(after).sessions[1]).toBe(before.sessions[1])
  })

  it('draw what was not drawn ahead where the reader looks, and keep what holds the focus', () => {
    const away = step(step(rested(layersOf(opened)), onward), toEnd)
    expect(shownIn(away).cursor.step).toBe(icarus.steps.length)
    expect(reachedIn(away).cursor.step).toBe(0)
    expect(reachedIn(rested(away)).cursor.step).toBe(icarus.steps.length)
    const home = step(rested(layersOf(opened)), toEnd)
    expect(steps(home)).toEqual([icarus.steps.length, undefined, undefined])
  })

  it('stay as they are where there is no further step, and where the reader has gone on before resting', () => {
    const layers = rested(layersOf(opened))
    expect(step(layers, back)).toBe(layers)
    expect(rest(step(layers, onward), opened)).toEqual(step(layers, onward))
  })

  it('draw nothing ahead for the opponent', () => {
    const layers = rested(step(rested(layersOf(opened)), (session) => seenBy(session, 'opponent')))
    expect(layers.sessions.filter((session) => session)).toHaveLength(1)
  })
})
