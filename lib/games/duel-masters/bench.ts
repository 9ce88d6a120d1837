import { lawOf } from '../../engine'
import { cards, duelMasters, type Action, type Setup, type SetupCard, type State } from './index'
import { isHyperspatial } from './move'
import { standing } from './vocabulary'

/**
 * Measures the engine: `tsx lib/games/duel-masters/bench.ts`. The steps are those of play from many positions, by a
 * sequence of pseudo-random choices that is the same every time, refused actions among them.
 */
const law = lawOf('now')
const steps: { readonly state: State; readonly action: Action }[] = []
let seed = 1
const pick = (n: number) => (seed = (seed * 48271) % 2147483647) % n
const whole = cards.filter((card) => !card.faces[0]!.part)

function positionOf(round: number): Setup {
  const zones = ['battle', 'hand', 'battle', 'graveyard'] as const
  const main = Array.from({ length: 12 }, (_, index): SetupCard => {
    const card = whole[pick(whole.length)]!
    const type = card.faces[0]!.cardType
    const id = `c${index}`
    const hyper = isHyperspatial({
      id,
      card: card.id,
      owner: 'player',
      zone: 'hand',
      face: 1,
      tapped: false,
      effects: [],
      memory: {},
    })
    const zone = zones[index % 4]!
    return {
      id,
      card: card.id,
      owner: index % 2 === 0 ? 'player' : 'opponent',
      zone:
        zone === 'battle' && standing.includes(type)
          ? 'battle'
          : hyper
            ? 'hyperspatial'
            : standing.includes(type) && type !== 'creature'
              ? 'battle'
              : zone === 'battle'
                ? 'hand'
                : zone,
    }
  })
  const mana = (['player', 'opponent'] as const).flatMap((owner) =>
    ['cocco-lupia', 'aqua-hulcus', 'yamino-dobel', 'urth', 'bronze-arm-tribe', 'bolshack-dragon'].map(
      (card, index): SetupCard => ({ id: `${owner}-mana-${index}`, card, owner, zone: 'mana' }),
    ),
  )
  const shields = (['player', 'opponent'] as const).flatMap((owner) =>
    Array.from({ length: 4 }, (_, index): SetupCard => ({
      id: `${owner}-shield-${index}`,
      card: 'demon-hand',
      owner,
      zone: 'shields',
    })),
  )
  return { step: round % 2 === 0 ? 'attack' : 'main', cards: [...main, ...mana, ...shields] }
}

const kinds = new Map<string, number>()
for (let round = 0; round < 300; round++) {
  const started = duelMasters.start(positionOf(round), law)
  let state = started.kind === 'done' ? started.state : undefined
  for (let step = 0; state && step < 8; step++) {
    const offers = duelMasters.actions(state, law)
    const offer = offers[pick(Math.max(1, offers.length))]
    const allowed = offers.filter((one) => one.unmet.length === 0)
    if (offer) steps.push({ state, action: offer.action })
    const chosen = allowed[pick(Math.max(1, allowed.length))]
    if (!chosen) break
    steps.push({ state, action: chosen.action })
    const outcome = duelMasters.apply(state, chosen.action, law)
    if (outcome.kind === 'refused') break
    for (const event of outcome.events) kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + 1)
    state = outcome.state
  }
}

/** By time of the processor, so that what else runs on the machine does not count. */
const spent = () => process.cpuUsage().user / 1e6

function perSecond(seconds: number, work: (index: number) => void): number {
  for (let index = 0; index < steps.length; index++) work(index)
  const from = spent()
  let count = 0
  for (; count % 256 !== 0 || spent() - from < seconds; count++) work(count % steps.length)
  return Math.round(count / (spent() - from))
}

const applied = perSecond(2, (index) => void duelMasters.apply(steps[index]!.state, steps[index]!.action, law))
const listed = perSecond(2, (index) => void duelMasters.actions(steps[index]!.state, law))
console.log(`${applied} actions applied/s, ${listed} positions listed with all actions/s (${steps.length} steps)`)
console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(', '))
