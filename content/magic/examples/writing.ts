import type { Branch, Example, ExampleStep, Fact, Seat, Text } from '../../../lib/engine'
import type { Action, Setup, SetupCard } from '../../../lib/games/magic'
import type { DownBy, Way } from '../../../lib/games/magic/vocabulary'

/** Short ways to write the examples of this folder. They hold no rules. */

export type MagicExample = Example<Action, Setup>
export type MagicBranch = Branch<Action, Setup>
export type MagicStep = ExampleStep<Action>
type Facts = Readonly<Record<string, Fact>>
type More = Partial<Omit<SetupCard, 'id' | 'card'>>

/** A card of the reader's side, on the battlefield unless said otherwise. */
export const mine = (id: string, card: string, more: More = {}): SetupCard => ({
  id,
  card,
  zone: 'battlefield',
  ...more,
})
/** A card of the other side. */
export const theirs = (id: string, card: string, more: More = {}): SetupCard => ({
  id,
  card,
  zone: 'battlefield',
  owner: 'opponent',
  ...more,
})
/** Face down. Its id does not tell which card it is. */
export const down = (by: DownBy, more: More = {}): More => ({ down: by, ...more })
export const cloaked = down('cloak')
export const hand: More = { zone: 'hand' }
export const library: More = { zone: 'library' }
export const on = (attached: string): More => ({ attached })

/** Lands to pay with. */
export function lands(card: string, n: number, more: More = {}): readonly SetupCard[] {
  const side = more.owner === 'opponent' ? 'their-' : ''
  return Array.from({ length: n }, (_, index) => ({
    id: `${side}${card}-${index + 1}`,
    card,
    zone: 'battlefield' as const,
    ...more,
  }))
}
export const theirLands = (card: string, n: number): readonly SetupCard[] => lands(card, n, { owner: 'opponent' })

export const position = (...cards: (SetupCard | readonly SetupCard[])[]): Setup => ({ cards: cards.flat() })

/** A step that the rules allow. */
export function yes(action: Action, ja: string, en: string, cites: readonly string[] = [], facts?: Facts): MagicStep {
  return { action, text: { ja, en }, expect: { verdict: 'done', cites, ...(facts ? { facts } : {}) } }
}

/** A step that the rules refuse: here the example turns. */
export function no(action: Action, ja: string, en: string, cites: readonly string[], facts?: Facts): MagicStep {
  return {
    action,
    text: { ja, en },
    expect: { verdict: 'refused', cites, ...(facts ? { facts } : {}) },
    deciding: true,
  }
}

/** A step that the rules allow and on which the example turns. */
export const deciding = (step: MagicStep): MagicStep => ({ ...step, deciding: true })

export function branch(
  id: string,
  title: Text,
  after: number,
  steps: readonly MagicStep[],
  more: Partial<Pick<MagicBranch, 'start' | 'of'>> = {},
): MagicBranch {
  return { id, title, after, steps, ...more }
}

export const t = (ja: string, en: string): Text => ({ ja, en })

interface Chosen {
  readonly targets?: readonly string[]
  readonly modes?: readonly string[]
  readonly face?: 0 | 1
}
export const cast = (card: string, chosen: Chosen = {}, by: Seat = 'player'): Action => ({
  type: 'cast',
  by,
  card,
  ...chosen,
})
export const castFaceDown = (card: string, by: Seat = 'player'): Action => ({ type: 'castFaceDown', by, card })
export const turnUp = (card: string, way: Way = 'mana-cost', by: Seat = 'player'): Action => ({
  type: 'turnUp',
  by,
  card,
  way,
})
export const look = (card: string, by: Seat = 'player'): Action => ({ type: 'look', by, card })
export const choose = (cards: readonly string[], by: Seat = 'player'): Action => ({ type: 'choose', by, cards })
export const mix = (...cards: readonly string[]): Action => ({ type: 'mix', by: 'player', cards })
export const concede = (by: Seat): Action => ({ type: 'concede', by })
export const resolve: Action = { type: 'resolve', by: 'player' }
export const payWard: Action = { type: 'pay', by: 'opponent' }

/** Both players pass, and the top of the stack resolves. */
export const goes = (cites: readonly string[] = [], facts?: Facts): MagicStep =>
  yes(
    resolve,
    'どちらも優先権を放棄し、スタックの一番上が解決される。',
    'Both players pass, and the top of the stack resolves.',
    cites,
    facts,
  )
export const passes = (by: Seat = 'player'): MagicStep =>
  by === 'player'
    ? yes({ type: 'pass', by }, '優先権を放棄する。', 'You pass priority.')
    : yes({ type: 'pass', by }, '相手が優先権を放棄する。', 'The opponent passes priority.')
