import { kana } from './kana'
import { visibleText, type Inline } from './tree'

const longest = 200

type Title = { readonly names: { readonly ja?: string; readonly en?: string }; readonly reading?: string }

const englishName = /^(.*?)[/／]([A-Za-z0-9][^/／]*)$/

/** A card's name without its 《》. */
const bare = (text: string): string => text.replace(/[《》]/g, '').trim()

/** Names and reading from a title: `名(よみ)/Name`, `《名/Name》`, or a title with ruby. What it does not tell stays open. */
export const titleOf = (content: readonly Inline[]): Title => {
  const text = bare(visibleText(content))
  if (text.length > longest) return { names: { ja: text.slice(0, longest) } }
  const english = englishName.exec(text)
  const before = (english?.[1] ?? text).trim()
  const bracketed = /^(.*?)[(（](.+?)[)）]$/.exec(before)
  const isReading = bracketed !== null && kana.test(bracketed[2]!)
  const ja = isReading ? bracketed[1]! : before
  const reading = isReading ? bracketed[2]! : readingOf(content, ja)
  return {
    names: { ...(ja === '' ? {} : { ja }), ...(english ? { en: english[2]!.trim() } : {}) },
    ...(reading === undefined ? {} : { reading }),
  }
}

/** From ruby and kana: `&ruby(うらがえ){裏返};す` reads うらがえす. */
const readingOf = (content: readonly Inline[], name: string): string | undefined => {
  if (kana.test(name)) return name
  const read = bare(content.map((node) => (node.type === 'ruby' ? node.reading : visibleText([node]))).join(''))
  const own = (englishName.exec(read)?.[1] ?? read).trim()
  return kana.test(own) ? own : undefined
}
