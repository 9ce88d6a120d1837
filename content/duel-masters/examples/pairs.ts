import type { Action, Setup, SetupCard, State } from '../../../lib/games/duel-masters'
import {
  attack,
  cast,
  choose,
  declare,
  decline,
  deck,
  face,
  fresh,
  hand,
  hyperspatial,
  inStep,
  mana,
  mine,
  next,
  on,
  position,
  proceed,
  resolve,
  several,
  shield,
  shields,
  summon,
  tapped,
  theirTurn,
  theirs,
} from './writing'

/** For each ruling two positions that differ only in what it is about, and what is read of them in the end. */
export interface Pair {
  readonly ruling: string
  readonly about: string
  readonly one: Run
  readonly other: Run
  /** A fact, or what is said of the state; the verdict on the last action when absent. */
  readonly read?: string | ((state: State) => unknown)
}

export interface Run {
  readonly start: Setup
  readonly actions: readonly Action[]
  readonly era?: string
}

/** Whether an ability waits. */
const waits = (name: string) => (state: State) =>
  state.waiting.some((waiting) => `${waiting.piece}.${waiting.ability}` === name)
/** Whether a card is where nothing has moved it to a deck or back to the hyperspatial zone. */
const spared = (id: string) => (state: State) =>
  state.pieces.some((piece) => piece.id === id && ['battle', 'mana'].includes(piece.zone))

const run = (start: Setup, ...actions: readonly Action[]): Run => ({ start, actions })
const pair = (ruling: string, about: string, one: Run, other: Run, read?: Pair['read']): Pair => ({
  ruling,
  about,
  one,
  other,
  ...(read === undefined ? {} : { read }),
})

const bolshack = (more: Partial<SetupCard> = {}) => mine('card', 'temporal-blaze-bolshack', more)
const matchFor = (...cards: readonly SetupCard[]) =>
  position(...cards, mine('match', 'chain-deathmatch', hand), ...mana(4, 'cocco-lupia'), ...shields(3))
const envoy = theirs('envoy', 'rose-envoy')
const guard = mine('guard', 'sample-wakeful')
const watcher = mine('watcher', 'sample-watcher')
const awakens = [cast('match'), resolve('card', 'awaken')]
const sentBack = (...cards: readonly SetupCard[]) =>
  position(...cards, mine('back', 'sample-send-back', hand), ...mana(3, 'aqua-hulcus'))
const jigen = (...cards: readonly SetupCard[]) =>
  inStep('attack', position(mine('jigen', 'kensei-jigen'), ...cards, ...shields(6)))
const jigenFlips = [attack('jigen'), resolve('jigen', 'flip', [['card']])]
const through = [proceed(), decline('opponent')]
const castle = (...cards: readonly SetupCard[]): Setup => ({
  ...inStep('end', position(mine('card', 'musin-toukon'), ...cards, guard)),
  active: 'opponent',
  turn: 4,
})
const fireTwo = [mine('one', 'cocco-lupia'), mine('two', 'bolshack-dragon')]
const wearing = (card: string, wearer: Partial<SetupCard>): Setup =>
  inStep('attack', position(mine('wearer', 'bolshack-dragon', wearer), mine('card', card, on('wearer')), guard))
const trio = (second: Partial<SetupCard>): Setup =>
  position(
    mine('first', 'sample-trio-1'),
    mine('second', 'sample-trio-2', second),
    mine('third', 'sample-trio-3', hyperspatial),
    mine('hole', 'hole-energy', hand),
    ...mana(5, 'aqua-hulcus'),
  )
const giant = (first: Partial<SetupCard>): Setup =>
  theirTurn(
    position(
      mine('first', 'sample-trio-1', { ...face(2), ...first }),
      mine('second', 'sample-trio-2', face(2, { link: 'first' })),
      mine('third', 'sample-trio-3', face(2, { link: 'first' })),
      theirs('hand', 'demon-hand', hand),
      ...mana(6, 'yamino-dobel', 'opponent'),
    ),
  )
const strikes = (target: SetupCard, shieldCard = 'demon-hand'): Setup => ({
  ...inStep(
    'attack',
    position(
      target,
      mine('first', 'urth'),
      mine('bolshack', 'bolshack-dragon'),
      mine('jigen', 'kensei-jigen'),
      mine('top', 'bolshack-dragon', deck),
      theirs('strike', 'fairy-re-life', shield),
      theirs('terror', shieldCard, shield),
      ...shields(5),
    ),
  ),
  log: { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] },
})
const struck = [attack('first'), proceed(), declare('strike', [['card']])]
const evades = [
  ...struck,
  declare('terror', [['card']]),
  attack('bolshack'),
  resolve('card', 'call'),
  resolve('card', 'dragon-release'),
  ...through,
  attack('card'),
]
const given = (spell: string, ...cards: readonly SetupCard[]): Setup =>
  position(
    ...cards,
    mine('gift', spell, hand),
    mine('back', 'sample-send-back', hand),
    ...mana(1, 'cocco-lupia'),
    ...mana(3, 'aqua-hulcus'),
  )
const gives = [cast('gift', [['card']]), cast('back', [['card']])]
const deleting = (by: 'player' | 'opponent', ...cards: readonly SetupCard[]): Setup => ({
  ...position(
    mine('malt', 'glenmalt'),
    ...cards,
    mine('delete', 'all-delete', { ...hand, owner: by }),
    ...mana(11, 'yamino-dobel', by),
  ),
  active: by,
})
const pulse = (memory: SetupCard['memory']): Setup => ({
  turn: 1,
  cards: [
    mine('card', 'forbidden-sealed-x', memory ? { memory } : {}),
    ...several(1, 'seal', 'cocco-lupia', on('card', { seal: true })),
    mine('command', 'sample-fire-command', hand),
    ...mana(2, 'cocco-lupia'),
    ...shields(3),
  ],
})
const released = [summon('command'), resolve('card', 'forbidden-release'), resolve('card', 'seal'), next()]

const fourth = (more: Partial<SetupCard>): Setup =>
  position(
    mine('card', 'zerom'),
    mine('first', 'nebula-hand', more),
    mine('second', 'nebula-destruction', { link: 'card' }),
    mine('third', 'nebula-revival', { link: 'card' }),
    mine('last', 'nebula-graveyard'),
    mine('spell', 'holy-spark', hand),
    envoy,
    ...mana(6, 'urth'),
    ...several(7, 'grave', 'jenny', { zone: 'graveyard' }),
  )
const born = [cast('spell'), resolve('last', 'link', [['envoy']]), resolve('card', 'zeron-birth')]
const putIn = (card: string): Setup =>
  position(mine('card', 'shinkai-janus'), mine('new', card, hand), ...mana(3, 'cocco-lupia'), ...mana(3, 'urth'))
const twoSeals = (n: number): Setup => ({
  ...pulse({ fromStart: true }),
  cards: [...pulse({ fromStart: true }).cards, ...several(n - 1, 'more', 'cocco-lupia', on('card', { seal: true }))],
})
const flipped = [...jigenFlips, ...through, attack('card')]
const release = [next('opponent'), resolve('card', 'dragon-release')]
const calls = (card: string): Setup =>
  position(mine('card', card, hyperspatial), mine('call', 'sample-call-awakener', hand), ...mana(5, 'cocco-lupia'))
const dies = (card: string, more: Partial<SetupCard>): Setup =>
  theirTurn(
    position(mine('card', card, more), theirs('terror', 'demon-hand', hand), ...mana(6, 'yamino-dobel', 'opponent')),
  )
const delivered = (card: string, more: Partial<SetupCard>) => jigen(theirs('card', card, more))

export const pairs: readonly Pair[] = [
  pair(
    'dm-flip-02',
    'whether there is a battle to win',
    run(matchFor(bolshack(), envoy), ...awakens),
    run(matchFor(bolshack()), ...awakens),
    'card.face',
  ),
  pair(
    'dm-flip-03',
    'the civilization of the creature put in',
    run(putIn('cocco-lupia'), summon('new')),
    run(putIn('sample-watcher'), summon('new')),
    'waiting',
  ),
  pair(
    'dm-flip-04',
    'how often the equipped creature attacked',
    run(wearing('protoheart', { memory: { attacks: 2 } }), next(), resolve('card', 'dragon-release')),
    run(wearing('protoheart', { memory: { attacks: 1 } }), next(), resolve('card', 'dragon-release')),
    'card.face',
  ),
  pair(
    'dm-flip-05',
    'whether a seal is left',
    run(twoSeals(1), ...released.slice(0, 2)),
    run(twoSeals(2), ...released.slice(0, 2)),
    'card.face',
  ),
  pair(
    'dm-flip-06',
    'whether it is the fourth that is linked',
    run(fourth({ link: 'card' }), ...born),
    run(fourth({}), ...born),
    'card.face',
  ),
  pair(
    'dm-flip-09',
    'the face that the ability names',
    run(wearing('sample-three-faces-fortress', {}), next(), resolve('card', 'dragon-release')),
    run(wearing('sample-three-faces-creature', {}), next(), resolve('card', 'dragon-release')),
    'card.face',
  ),
  pair(
    'dm-flip-12',
    'flipped or put in',
    run(jigen(bolshack(), watcher), ...jigenFlips),
    run(
      position(
        mine('card', 'shinkai-janus', hyperspatial),
        watcher,
        mine('hole', 'hole-energy', hand),
        ...mana(5, 'aqua-hulcus'),
      ),
      cast('hole', [['card']]),
    ),
    waits('watcher.put'),
  ),
  pair(
    'dm-flip-13',
    'flipped by awakening or by another effect',
    run(
      position(mine('card', 'shinkai-janus', face(2)), mine('new', 'aqua-hulcus', hand), ...mana(3, 'aqua-hulcus')),
      summon('new'),
      resolve('card', 'loop-awaken'),
    ),
    run(jigen(mine('card', 'shinkai-janus', face(2))), ...jigenFlips),
    waits('card.awakened'),
  ),
  pair(
    'dm-flip-14',
    'whether the other face may be there on its own',
    run(delivered('protoheart', face(2)), ...jigenFlips),
    run(delivered('musin-toukon', face(2)), ...jigenFlips),
    'card.zone',
  ),
  pair(
    'dm-flip-15',
    'since when the card has been there',
    run(jigen(bolshack()), ...flipped),
    run(jigen(bolshack(fresh)), ...flipped),
  ),
  pair(
    'dm-flip-16',
    'since when the card has been there',
    run(jigen(bolshack()), ...flipped),
    run(jigen(bolshack(fresh)), ...flipped),
  ),
  pair(
    'dm-flip-17',
    'flipped by awakening or by another effect',
    run(matchFor(bolshack(fresh), envoy), ...awakens, next(), attack('card')),
    run(jigen(bolshack(fresh)), ...flipped),
  ),
  pair(
    'dm-flip-18',
    'there since before the first turn, or put in during it',
    run(pulse({ fromStart: true }), ...released, attack('card')),
    run(pulse({ arrived: true }), ...released, attack('card')),
  ),
  pair(
    'dm-flip-19',
    'tapped or untapped before',
    run(matchFor(bolshack(tapped), envoy), ...awakens),
    run(matchFor(bolshack(), envoy), ...awakens),
    'card.tapped',
  ),
  pair(
    'dm-flip-20',
    'whether one of the parts is tapped',
    run(trio(tapped), cast('hole', [['third']]), resolve('first', 'victory-awaken-link')),
    run(trio({}), cast('hole', [['third']]), resolve('first', 'victory-awaken-link')),
    'first.tapped',
  ),
  pair(
    'dm-flip-21',
    'whether the linked creature is tapped',
    run(giant(tapped), cast('hand', [['first']], 'opponent'), choose('third')),
    run(giant({}), cast('hand', [['first']], 'opponent'), choose('third')),
    'first.tapped',
  ),
  pair(
    'dm-flip-22',
    'whether the card type changes',
    run(sentBack(mine('card', 'batrai', face(3, tapped))), cast('back', [['card']])),
    run(sentBack(bolshack(face(2, tapped))), cast('back', [['card']])),
    'card.tapped',
  ),
  pair(
    'dm-flip-23',
    'the era',
    run(castle(...fireTwo), ...release),
    { ...run(castle(...fireTwo), ...release), era: '2016-06' },
    waits('guard.untapped'),
  ),
  pair(
    'dm-flip-24',
    'the era',
    run(castle(...fireTwo), ...release),
    { ...run(castle(...fireTwo), ...release), era: '2016-06' },
    waits('guard.untapped'),
  ),
  pair(
    'dm-flip-25',
    'whether the equipped creature is tapped',
    {
      ...run(wearing('sample-sleeping-sword', tapped), next(), resolve('card', 'dragon-release')),
      era: 'before-2016-06',
    },
    { ...run(wearing('sample-sleeping-sword', {}), next(), resolve('card', 'dragon-release')), era: 'before-2016-06' },
    'card.tapped',
  ),
  pair(
    'dm-flip-26',
    'whether a face is what the ability asks for',
    run(given('sample-gift-release', mine('card', 'musin-toukon', face(2))), ...gives),
    run(given('sample-gift-release', mine('card', 'shinkai-janus')), ...gives),
    'card.zone',
  ),
  pair(
    'dm-flip-27',
    'whether there is another face',
    run(given('sample-gift-release', mine('card', 'bolshack-dragon')), ...gives),
    run(given('sample-gift-release', mine('card', 'musin-toukon', face(2))), ...gives),
    'card.zone',
  ),
  pair(
    'dm-flip-29',
    'flipped by awakening or by Jigen',
    run(matchFor(bolshack(fresh), envoy), ...awakens, next(), attack('card')),
    run(jigen(bolshack(fresh)), ...flipped),
  ),
  pair(
    'dm-flip-30',
    'whether the card type changed',
    run(strikes(mine('card', 'batrai', face(3))), ...evades),
    run(
      strikes(bolshack()),
      ...struck,
      decline('opponent'),
      attack('jigen'),
      resolve('jigen', 'flip', [['card']]),
      ...through,
      attack('card'),
    ),
  ),
  pair(
    'dm-flip-31',
    'whether it evaded and was released again',
    run(strikes(mine('card', 'batrai', face(3))), ...evades),
    run(strikes(mine('card', 'batrai', face(3))), ...struck, decline('opponent'), attack('card')),
  ),
  pair(
    'dm-flip-32',
    'flipped or really moved',
    run(deleting('opponent', mine('card', 'proto-gigaheart', on('malt'))), cast('delete', [], 'opponent')),
    run(deleting('opponent', mine('card', 'sample-stand-in')), cast('delete', [], 'opponent')),
    spared('card'),
  ),
  pair(
    'dm-flip-33',
    'whose spell it is',
    run(deleting('opponent', mine('card', 'proto-gigaheart', on('malt'))), cast('delete', [], 'opponent')),
    run(deleting('player', mine('card', 'proto-gigaheart', on('malt'))), cast('delete')),
    'malt.zone',
  ),
  pair(
    'dm-flip-34',
    'whether the second face is what is asked for',
    run(calls('temporal-blaze-bolshack'), cast('call', [['card']])),
    run(calls('shinkai-janus'), cast('call', [['card']])),
  ),
  pair(
    'dm-flip-35',
    'what the other face of the destroyed card says',
    run(dies('forbidden-sealed-x', face(2)), cast('terror', [['card']], 'opponent')),
    run(dies('bolshack-dragon', {}), cast('terror', [['card']], 'opponent')),
    'winner',
  ),
  pair(
    'dm-flip-36',
    'which weak face the opponent’s card has',
    run(delivered('protoheart', face(2)), ...jigenFlips),
    run(delivered('musin-toukon', face(2)), ...jigenFlips),
    'card.zone',
  ),
]
