import { lawOf } from '../../engine'
import { cards, magic, type Action, type Setup, type State } from './index'
import { downs } from './vocabulary'

/**
 * Measures the engine: `tsx lib/games/magic/bench.ts`. The steps are those of play from many positions, by a
 * sequence of pseudo-random choices that is the same every time, refused actions among them.
 */
const law = lawOf('now')
const steps: { readonly state: State; readonly action: Action }[] = []
let seed = 1
const pick = (n: number) => (seed = (seed * 48271) % 2147483647) % n

/** Cards that lie where they can lie, and six lands a side. */
function positionOf(): Setup {
  const zones = ['battlefield', 'battlefield', 'hand', 'graveyard', 'library'] as const
  const given = Array.from({ length: 12 }, (_, index) => {
    const zone = zones[index % 5]!
    const owner = index % 2 === 0 ? ('player' as const) : ('opponent' as const)
    const down = zone === 'battlefield' && pick(2) === 0 ? { down: downs[pick(downs.length)]! } : {}
    return { id: `c${index}`, card: cards[pick(cards.length)]!.id, owner, zone, ...down }
  })
  const lands = (['plains', 'island', 'swamp', 'mountain', 'forest', 'forest'] as const).flatMap((card, index) =>
    (['player', 'opponent'] as const).map((owner) => ({
      id: `${owner}-${index}`,
      card,
      owner,
      zone: 'battlefield' as const,
    })),
  )
  const fitting = given.filter((card) => magic.start({ cards: [card] }, law).kind === 'done')
  return { cards: [...fitting, ...lands] }
}

for (let round = 0; round < 300; round++) {
  const started = magic.start(positionOf(), law)
  let state = started.kind === 'done' ? started.state : undefined
  for (let step = 0; state && step < 8; step++) {
    const offers = magic.actions(state, law)
    const offer = offers[pick(offers.length)]
    const allowed = offers.filter((one) => one.unmet.length === 0 && one.action.type !== 'concede')
    if (offer) steps.push({ state, action: offer.action })
    const chosen = allowed[pick(Math.max(1, allowed.length))]
    if (!chosen) break
    steps.push({ state, action: chosen.action })
    const outcome = magic.apply(state, chosen.action, law)
    state = outcome.kind === 'done' ? outcome.state : undefined
  }
}

function perSecond(seconds: number, work: (index: number) => void): number {
  for (let index = 0; index < steps.length; index++) work(index)
  const from = performance.now()
  let count = 0
  for (; count % 64 !== 0 || performance.now() - from < seconds * 1000; count++) work(count % steps.length)
  return Math.round((count * 1000) / (performance.now() - from))
}

const applied = perSecond(2, (index) => void magic.apply(steps[index]!.state, steps[index]!.action, law))
const listed = perSecond(2, (index) => void magic.actions(steps[index]!.state, law))
console.log(`${applied} actions applied/s, ${listed} positions listed with all actions/s (${steps.length} steps)`)
