import { lawOf } from '../../engine'
import { isExtra } from './state'
import { cards, yugioh, type Action, type Setup, type State } from './index'

/**
 * Measures the engine: `tsx lib/games/yugioh/bench.ts`. The steps are those of play from many positions, by a
 * sequence of pseudo-random choices that is the same every time, refused actions among them.
 */
const law = lawOf('now')
const steps: { readonly state: State; readonly action: Action }[] = []
let seed = 1
const pick = (n: number) => (seed = (seed * 48271) % 2147483647) % n

/** Where a card lies that was to lie in a zone, if it may not lie there. */
function placeOf({ type, kinds = [] }: (typeof cards)[number], zone: 'monster' | 'hand' | 'graveyard') {
  if (kinds.includes('Token')) return 'monster'
  if (zone === 'monster' && type !== 'monster') return 'hand'
  return zone === 'hand' && isExtra({ kinds }) ? 'extra' : zone
}

function positionOf(round: number): Setup {
  const zones = ['monster', 'hand', 'graveyard'] as const
  return {
    phase: round % 3 === 0 ? 'battle' : 'main1',
    cards: Array.from({ length: 14 }, (_, index) => {
      const card = cards[pick(cards.length)]!
      const owner = index % 2 === 0 ? ('player' as const) : ('opponent' as const)
      return { id: `c${index}`, card: card.id, owner, zone: placeOf(card, zones[index % 3]!) }
    }),
  }
}

for (let round = 0; round < 300; round++) {
  const started = yugioh.start(positionOf(round), law)
  let state = started.kind === 'done' ? started.state : undefined
  for (let step = 0; state && step < 6; step++) {
    const offers = yugioh.actions(state, law)
    const offer = offers[pick(offers.length)]
    const allowed = offers.filter((one) => one.unmet.length === 0)
    if (offer) steps.push({ state, action: offer.action })
    const chosen = allowed[pick(Math.max(1, allowed.length))]
    if (!chosen) break
    steps.push({ state, action: chosen.action })
    const outcome = yugioh.apply(state, chosen.action, law)
    state = outcome.kind === 'done' ? outcome.state : undefined
  }
}

/** How often a second of processor time, so that what else runs on the machine does not count. */
function perSecond(seconds: number, work: (index: number) => void): number {
  for (let index = 0; index < steps.length; index++) work(index)
  const from = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1e6
  }
  let count = 0
  for (; count % 1024 !== 0 || spent() < seconds; count++) work(count % steps.length)
  return Math.round(count / spent())
}

const applied = perSecond(2, (index) => void yugioh.apply(steps[index]!.state, steps[index]!.action, law))
const listed = perSecond(2, (index) => void yugioh.actions(steps[index]!.state, law))
console.log(`${applied} actions applied/s, ${listed} positions listed with all actions/s (${steps.length} steps)`)
