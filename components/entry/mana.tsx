import type { Language } from '@/lib/content/vocabulary'

const colours: Readonly<Record<string, { readonly ja: string; readonly en: string; readonly fill: string }>> = {
  W: { ja: '白マナ', en: 'white mana', fill: '#f3ecc9' },
  U: { ja: '青マナ', en: 'blue mana', fill: '#bcdcf2' },
  B: { ja: '黒マナ', en: 'black mana', fill: '#c9c2be' },
  R: { ja: '赤マナ', en: 'red mana', fill: '#f3b8a0' },
  G: { ja: '緑マナ', en: 'green mana', fill: '#b5d8b9' },
  C: { ja: '無色マナ', en: 'colorless mana', fill: '#d5d0cc' },
}
const generic = '#d5d0cc'

const nameOf = (symbol: string, language: Language): string => {
  const colour = colours[symbol]
  if (colour) return colour[language]
  if (symbol === 'T') return language === 'ja' ? 'タップ' : 'tap'
  return language === 'ja' ? `不特定マナ${symbol}点` : `${symbol} generic mana`
}

/** A mana symbol, drawn by us; read out by its name. */
export const Mana = ({ symbol, language }: { symbol: string; language: Language }) => (
  <span
    role="img"
    aria-label={symbol
      .split('/')
      .map((part) => nameOf(part, language))
      .join(language === 'ja' ? 'または' : ' or ')}
    className="mx-[0.08em] inline-flex h-[1.25em] min-w-[1.25em] items-center justify-center rounded-full px-[0.2em] align-[-0.15em] text-[0.82em] font-bold leading-none text-[#1f1c18]"
    style={{ background: colours[symbol]?.fill ?? generic }}
  >
    {symbol}
  </span>
)

/** A mana cost such as {2}{U}{U} as symbols. */
export const ManaCost = ({ cost, language }: { cost: string; language: Language }) => (
  <>
    {[...cost.matchAll(/\{([^}]+)\}/g)].map((match, i) => (
      <Mana key={i} symbol={match[1]!} language={language} />
    ))}
  </>
)
