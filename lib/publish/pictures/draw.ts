import type { Entry, Ruling, Site } from '../../content/site'
import type { Language } from '../../content/vocabulary'
import { otherLanguage, textsIn } from '../../interface/texts'
import { fontFamily } from './font'
import { linesOf } from './lines'

export const width = 1200
export const height = 630
const left = 96
const room = width - left - 72

const colours = { paper: '#fbfaf6', ink: '#1f1c18', muted: '#5f5950', accent: '#a4331c', line: '#ddd7ca' } as const
type Colour = keyof typeof colours

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Text = { readonly size: number; readonly colour: Colour; readonly bold?: boolean }
/** Lines of text below each other, and where the next may begin. */
const textBlock = (lines: readonly string[], top: number, { size, colour, bold = false }: Text) => {
  const step = size * 1.4
  const drawn = lines.map(
    (line, i) =>
      `<text x="${left}" y="${Math.round(top + size + i * step)}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${colours[colour]}">${escape(line)}</text>`,
  )
  return { svg: drawn.join(''), end: top + lines.length * step }
}

const mark =
  '<g transform="translate(96 532) scale(0.9)"><rect x="6" y="4" width="52" height="56" rx="9" fill="#a4331c"/><path d="M6 51V13a9 9 0 0 1 9-9h34a9 9 0 0 1 6.4 2.6z" fill="#fbfaf6"/></g>'

/** Ground, mark and name of the site, and a word at the right of it. */
const frame = (content: string, name: string, right: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fontFamily}">` +
  `<rect width="${width}" height="${height}" fill="${colours.paper}"/><rect width="28" height="${height}" fill="${colours.accent}"/>` +
  `${content}<path d="M${left} 512H${width - 72}" stroke="${colours.line}" stroke-width="2"/>${mark}` +
  `<text x="164" y="574" font-size="34" font-weight="700" fill="${colours.ink}">${escape(name)}</text>` +
  `<text x="${width - 72}" y="574" font-size="28" text-anchor="end" fill="${colours.muted}">${escape(right)}</text></svg>`

/** The largest size at which a name takes so many lines at most. */
const fit = (name: string, language: Language, sizes: readonly number[], most: number) => {
  const size = sizes.find((size) => linesOf(name, language, room / size, 99).length <= most) ?? sizes.at(-1)!
  return { size, lines: linesOf(name, language, room / size, most) }
}

/** The picture of the site itself. */
export const homePicture = (language: Language): string => {
  const texts = textsIn(language)
  const title = textBlock(linesOf(texts.tagline, language, room / 72, 3), 90, { size: 72, colour: 'ink', bold: true })
  const about = textBlock(linesOf(texts.about, language, room / 34, 4), title.end + 20, { size: 34, colour: 'muted' })
  return frame(title.svg + about.svg, '裏表 Uraomote', '')
}

/** An entry: its game, its names in both languages, and how its definition begins. */
export const entryPicture = (entry: Entry, language: Language): string => {
  const texts = textsIn(language)
  const { size, lines } = fit(entry.data.names[language], language, [96, 80, 64, 52], 2)
  const game = textBlock([`${texts.games[entry.shelf]} · ${texts.types[entry.type]}`], 52, {
    size: 30,
    colour: 'accent',
    bold: true,
  })
  const name = textBlock(lines, game.end + 6, { size, colour: 'ink', bold: true })
  const other = otherLanguage(language)
  const second = textBlock(linesOf(entry.data.names[other], other, room / 34, 1), name.end, {
    size: 34,
    colour: 'muted',
  })
  const most = Math.max(0, Math.floor((505 - second.end - 8) / (32 * 1.4)))
  const summary = textBlock(
    linesOf(entry.text[language].summary, language, room / 32, most).slice(0, most),
    second.end + 8,
    {
      size: 32,
      colour: 'ink',
    },
  )
  const rulings = entry.rulings.length > 0 ? texts.entry.rulings(entry.rulings.length) : ''
  return frame(game.svg + name.svg + second.svg + summary.svg, texts.siteName, rulings)
}

/** A ruling in both languages, as its page has it: where it stands, what it says, its date and whether it holds. */
export const rulingPicture = (ruling: Ruling, site: Site): string => {
  const entry = site.entries.get(ruling.entry)!
  const texts = textsIn('ja')
  const head = textBlock(
    linesOf(`${texts.games[entry.shelf]} · ${entry.data.names.ja} / ${entry.data.names.en}`, 'ja', room / 28, 1),
    44,
    { size: 28, colour: 'accent', bold: true },
  )
  const ja = textBlock(linesOf(ruling.text.ja.plain, 'ja', room / 38, 4), head.end + 8, { size: 38, colour: 'ink' })
  const most = Math.max(1, Math.floor((508 - ja.end - 10) / (28 * 1.4)))
  const en = textBlock(linesOf(ruling.text.en.plain, 'en', room / 28, Math.min(3, most)), ja.end + 10, {
    size: 28,
    colour: 'muted',
  })
  const facts = [
    ruling.id,
    ruling.date ?? `${texts.ruling.undated} / ${textsIn('en').ruling.undated}`,
    `${texts.statuses[ruling.status]} / ${textsIn('en').statuses[ruling.status]}`,
  ]
  return frame(head.svg + ja.svg + en.svg, '裏表 Uraomote', facts.join('　'))
}
