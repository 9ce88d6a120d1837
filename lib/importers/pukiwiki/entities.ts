const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  hearts: '♥',
  spades: '♠',
  clubs: '♣',
  diams: '♦',
  times: '×',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  omega: 'ω',
  Omega: 'Ω',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
}

/** The character of `&#9829;`, `&#x2665;` or `&hearts;`; undefined where it is none that may stand in a text. */
export const entity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? named[name] : undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const allowed = code >= 32 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000)
  return allowed ? String.fromCodePoint(code) : undefined
}
