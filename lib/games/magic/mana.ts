import { manas, type Mana } from './vocabulary'

/** Mana in a pool or that a source could give: `WU` is one mana of either colour. */
export type ManaPool = Readonly<Partial<Record<Mana, number>>>

/** マナ・コスト as symbols: each one lists the kinds of mana that pay it; generic mana is a number. CR 107.4 */
export interface ManaCost {
  readonly generic: number
  readonly symbols: readonly (readonly Mana[])[]
  /** As it is written: `{2}{U}{U}`. `{0}` is a cost too. CR 202.1b */
  readonly text: string
}

const parsed = new Map<string, ManaCost>()

/** A mana cost from its symbols: `{2}{R/G}`. */
export function manaCost(text: string): ManaCost {
  const known = parsed.get(text)
  if (known) return known
  const symbols = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!)
  const isNumber = (symbol: string) => /^\d+$/.test(symbol)
  const cost = {
    generic: symbols.filter(isNumber).reduce((sum, symbol) => sum + Number(symbol), 0),
    symbols: symbols
      .filter((symbol) => !isNumber(symbol))
      .map((symbol) => manas.filter((mana) => symbol.split('/').includes(mana))),
    text,
  }
  parsed.set(text, cost)
  return cost
}

/** マナ総量. CR 202.3 */
export function manaValue(text: string | undefined): number {
  if (text === undefined) return 0
  const cost = manaCost(text)
  return cost.generic + cost.symbols.length
}

/** The cost with less generic mana to pay, never below none. CR 118.7c */
export function lessGeneric(text: string, less: number): string {
  const cost = manaCost(text)
  const generic = Math.max(0, cost.generic - less)
  const rest = text.replaceAll(/\{\d+\}/g, '')
  return generic > 0 || rest === '' ? `{${generic}}${rest}` : rest
}

/** Something that gives one mana: mana in the pool, or a permanent to be tapped. */
export interface Source {
  readonly gives: readonly Mana[]
  /** The permanent; absent for mana in the pool. */
  readonly piece: string | undefined
}

/** Whether sources pay a cost. */
export function canPay(text: string, sources: readonly Source[]): boolean {
  return coloured(manaCost(text), sources) !== undefined
}

/** Which sources pay a cost: those for coloured symbols are found first, then any for the generic rest. */
export function pay(text: string, sources: readonly Source[]): readonly Source[] | undefined {
  const cost = manaCost(text)
  const used = coloured(cost, sources)
  if (!used || cost.generic === 0) return used
  return [
    ...used,
    ...generic(
      cost.generic,
      sources.filter((source) => !used.includes(source)),
    ),
  ]
}

/** What pays the coloured symbols, if there is enough for the generic rest as well. */
function coloured({ generic, symbols }: ManaCost, sources: readonly Source[]): readonly Source[] | undefined {
  if (sources.length < generic + symbols.length) return undefined
  const used: Source[] = []
  // A matching by augmenting paths, for a source may have to serve another symbol than the first that asks for it.
  const serve = (symbol: number, tried: Source[]): boolean => {
    for (const source of sources) {
      if (tried.includes(source) || !source.gives.some((mana) => symbols[symbol]!.includes(mana))) continue
      tried.push(source)
      const holder = used.indexOf(source)
      if (holder === -1 || serve(holder, tried)) {
        used[symbol] = source
        return true
      }
    }
    return false
  }
  for (let symbol = 0; symbol < symbols.length; symbol++) if (!serve(symbol, [])) return undefined
  return used
}

function isSameMana(one: readonly Mana[], other: readonly Mana[]): boolean {
  return one === other || (one.length === other.length && one.every((mana, index) => mana === other[index]))
}

/**
 * What pays generic mana: first the pool, for it empties; then the kind of which there is most, so that others are
 * left for what they alone can pay. In whatever order the sources lie, it is the same.
 */
function generic(n: number, sources: readonly Source[]): readonly Source[] {
  const pool = sources.filter((source) => source.piece === undefined)
  const kinds: Source[][] = []
  for (const mana of manas)
    for (const source of sources) {
      if (source.piece === undefined || source.gives[0] !== mana) continue
      const kind = kinds.find((one) => isSameMana(one[0]!.gives, source.gives))
      if (kind) kind.push(source)
      else kinds.push([source])
    }
  const chosen = pool.slice(0, n)
  while (chosen.length < n) {
    const most = kinds.reduce((best, kind) => (kind.length > best.length ? kind : best))
    chosen.push(most.shift()!)
  }
  return chosen
}
