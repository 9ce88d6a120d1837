import type { EntryKey } from '../content/names'
import { editDistance, errorsAllowed } from './distance'
import type { SearchEntry } from './documents'
import { foldText, isKanji } from './fold'
import { looksLikeRomaji, romajiKey } from './romaji'

/** By what a word leads to an entry. */
export type LexiconWay = 'name' | 'reading' | 'romaji' | 'english' | 'alias' | 'wrong' | 'start' | 'spelling' | 'error'
export type LexiconHit = { readonly entry: SearchEntry; readonly way: LexiconWay }

export type Lexicon = {
  readonly entry: (key: EntryKey) => SearchEntry | undefined
  /** Entries that are written, said or called exactly so. */
  readonly exact: (typed: string) => readonly LexiconHit[]
  /** Entries whose name or reading begins with it or, failing that, has it inside. */
  readonly start: (typed: string) => readonly LexiconHit[]
  /** The nearest entries within the typing errors allowed. */
  readonly near: (typed: string) => readonly LexiconHit[]
  /** Length of the longest word of the lexicon that stands in the folded text at `at`; 0 for none. */
  readonly longestAt: (folded: string, at: number, atMost: number) => number
}

/** The form in which words of the lexicon are compared: folded, letters and digits only. */
export const lexiconKey = (word: string): string => foldText(word).replace(/[^\p{L}\p{N}]/gu, '')

/** Without the kana between the kanji of a word: 打ち消し and 打消し are the same. */
const skeleton = (key: string): string =>
  key.replace(/(?<=[\u3400-\u9fff])[\u3041-\u309f]{1,2}(?=[\u3400-\u9fff])/g, '')

const order: readonly LexiconWay[] = ['name', 'english', 'reading', 'romaji', 'alias', 'wrong']
const shownAtMost = 8

export const lexiconOf = (entries: readonly SearchEntry[]): Lexicon => {
  const byKey = new Map<string, LexiconHit[]>()
  const byRomaji = new Map<string, LexiconHit[]>()
  const bySkeleton = new Map<string, LexiconHit[]>()
  const put = (map: Map<string, LexiconHit[]>, key: string, hit: LexiconHit) => {
    if (key === '') return
    const hits = map.get(key)
    if (!hits) map.set(key, [hit])
    else if (!hits.some(({ entry }) => entry === hit.entry)) hits.push(hit)
  }
  const ways = (entry: SearchEntry): (readonly [LexiconWay, readonly string[]])[] => [
    ['name', [entry.names.ja]],
    ['english', [entry.names.en]],
    ['reading', [entry.reading]],
    ['alias', entry.aliases],
    ['wrong', entry.wrong],
  ]
  for (const way of order)
    for (const entry of entries)
      for (const [own, words] of ways(entry))
        if (own === way)
          for (const word of words) {
            const key = lexiconKey(word)
            put(byKey, key, { entry, way })
            const bare = skeleton(key)
            if (bare !== key || /^[\u3400-\u9fff]{2,}/.test(key)) put(bySkeleton, bare, { entry, way: 'spelling' })
          }
  for (const entry of entries) put(byRomaji, romajiKey(entry.romaji), { entry, way: 'romaji' })
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const longest = Math.max(1, ...[...byKey.keys()].map((key) => key.length))
  const readings = entries.map((entry) => ({
    entry,
    aliases: entry.aliases.map(lexiconKey),
    name: lexiconKey(entry.names.ja),
    english: lexiconKey(entry.names.en),
    reading: lexiconKey(entry.reading),
    romaji: romajiKey(entry.romaji),
    exactReading: entry.reading.normalize('NFKC'),
  }))

  /** Entries that share a folded reading: those that are spelt just so come first. */
  const justSo = (typed: string, hits: readonly LexiconHit[]): readonly LexiconHit[] => {
    if (hits.length < 2) return hits
    const letters = typed.normalize('NFKC').toLowerCase()
    const likeness = ({ entry }: LexiconHit) =>
      [entry.names.ja, entry.names.en, entry.reading, toHiragana(entry.reading), entry.romaji].some(
        (form) => squeeze(form) === squeeze(letters) || squeeze(form) === squeeze(toHiragana(letters)),
      )
        ? 0
        : 1
    const rank = (hit: LexiconHit) => order.indexOf(hit.way)
    return [...hits].sort((a, b) => likeness(a) - likeness(b) || rank(a) - rank(b))
  }

  return {
    entry: (key) => known.get(key),
    exact: (typed) => {
      const key = lexiconKey(typed)
      const hits = [...(byKey.get(key) ?? [])]
      if (looksLikeRomaji(typed) && romajiKey(typed).length >= 3)
        for (const hit of byRomaji.get(romajiKey(typed)) ?? [])
          if (!hits.some(({ entry }) => entry === hit.entry)) hits.push(hit)
      if (hits.length === 0 && [...key].filter(isKanji).length >= 2) hits.push(...(bySkeleton.get(skeleton(key)) ?? []))
      if (hits.length === 0) {
        const mixed = mixedSpelling(key)
        if (mixed)
          hits.push(
            ...readings
              .filter(mixed)
              .sort((a, b) => a.reading.length - b.reading.length)
              .map(({ entry }) => ({ entry, way: 'spelling' as const })),
          )
      }
      return justSo(typed, hits)
    },
    start: (typed) => {
      const key = lexiconKey(typed)
      const romaji = looksLikeRomaji(typed) ? romajiKey(typed) : ''
      if (key.length < 2) return []
      const pick = (test: (form: string, part: string) => boolean) =>
        readings
          .filter(
            (form) =>
              test(form.name, key) ||
              test(form.reading, key) ||
              test(form.english, key) ||
              (key.length >= 4 && form.aliases.some((alias) => test(alias, key))) ||
              (romaji.length >= 3 && test(form.romaji, romaji)),
          )
          .sort((a, b) => a.reading.length - b.reading.length)
          .slice(0, shownAtMost)
          .map(({ entry }) => ({ entry, way: 'start' as const }))
      const begins = pick((form, part) => form.startsWith(part))
      return begins.length > 0 || key.length < 3 ? begins : pick((form, part) => form.includes(part))
    },
    near: (typed) => {
      const key = lexiconKey(typed)
      if (key.length > 40) return []
      const romaji = looksLikeRomaji(typed) ? romajiKey(typed) : ''
      let limit = errorsAllowed(key)
      if (limit === 0) return []
      let nearest: { hit: LexiconHit; cost: number; alias: boolean }[] = []
      const offer = ({ entry, way }: LexiconHit, cost: number, allowed: number) => {
        if (cost > allowed || cost > limit) return
        if (cost < limit) nearest = nearest.filter((other) => other.cost <= cost)
        limit = Math.min(limit, cost)
        if (!nearest.some(({ hit }) => entry === hit.entry))
          nearest.push({ hit: { entry, way: 'error' }, cost, alias: way === 'alias' })
      }
      // An error leaves one of the kanji: 裏カード is no 罠カード.
      const kanji = [...key].filter(isKanji)
      const alike = (form: string) => kanji.length === 0 || kanji.some((character) => form.includes(character))
      for (const [form, hits] of byKey)
        if (form.length >= 3 && alike(form)) for (const hit of hits) offer(hit, editDistance(key, form, limit), limit)
      if (romaji.length >= 6)
        for (const [form, hits] of byRomaji)
          for (const hit of hits) offer(hit, editDistance(romaji, form, limit), limit)
      if (nearest.length === 0 && key.length >= 5)
        for (const [form, hits] of byKey)
          if (form.length > key.length) for (const hit of hits) offer(hit, editDistance(key, form, limit, true), limit)
      // Near the printed name of one thing, it is not read as the by-name of another.
      const printed = nearest.some(({ alias }) => !alias)
      return nearest
        .filter(({ alias }) => !(printed && alias))
        .map(({ hit }) => hit)
        .slice(0, shownAtMost)
    },
    longestAt: (folded, at, atMost) => {
      for (let length = Math.min(longest, atMost, folded.length - at); length >= 2; length--)
        if (byKey.has(folded.slice(at, at + length))) return length
      return 0
    },
  }
}

const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60))
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s・=-]/g, '')

/** Kanji written partly in kana: うら返す and 裏がえす are 裏返す. Compares with name and reading at once. */
const mixedSpelling = (key: string): ((form: { name: string; reading: string }) => boolean) | undefined => {
  const characters = [...key]
  const kanji = characters.filter(isKanji)
  if (kanji.length === 0 || kanji.length === characters.length || characters.length > 20) return undefined
  if (!/^[\u3041-\u309f\u3400-\u9fff々]+$/.test(key)) return undefined
  const pattern = new RegExp(`^${key.replace(/[\u3400-\u9fff々]+/g, '.+?')}$`)
  return ({ name, reading }) => kanji.every((character) => name.includes(character)) && pattern.test(reading)
}
