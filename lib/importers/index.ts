import { compare, type Comparison } from './again/compare'
import { readKnown, type Previous } from './again/known'
import { merge } from './again/merge'
import type { Candidate, Found } from './entry'
import { kana } from './kana'
import { buildDraft, type Wanted } from './output/build'
import { readPage, type Page, type PageOptions, type Refused } from './page'
import { reportOf, type Report } from './report'

export type DraftOptions = Wanted & {
  /** What the input is called in the report. */
  readonly input: string
  /** Ruling ids that others have: no new ruling gets one of them. */
  readonly taken?: readonly string[]
  /** The entry that was made from an earlier state of the source. */
  readonly previous?: Previous
}

/** The two files of an entry. */
export type Files = { readonly ja: string; readonly en: string }

/** What an import finds against the entry that was there. */
export type Again = Comparison & {
  /** Whether that entry is a draft; if not, the site shows it. */
  readonly wasDraft: boolean
  /** The ids of all candidates, old and new. */
  readonly all: ReadonlyMap<Candidate, string>
  /** That entry with what is new. */
  readonly merged: Files
}

export type Imported = Refused | (Files & { readonly ok: true; readonly report: Report; readonly again?: Again })

/** Turns a file into the draft of an entry, and says what became of each of its sentences. */
export const importFile = (input: DraftOptions & PageOptions & { readonly bytes: Uint8Array }): Imported => {
  const page = readPage(input.bytes, input)
  return page.ok ? importPage(page, input) : page
}

/** Turns what an input holds into a draft, or into what is new against the entry that is there. */
export const importPage = (page: Page, options: DraftOptions): Imported => {
  if (options.previous !== undefined) return importAgain(page, options, options.previous)
  const found = withOpenFields(page.found, options)
  const draft = buildDraft(found, options, new Map(), options.taken ?? [])
  const report = reportOf(options.input, page.kind, page.encoding, found, draft)
  return { ok: true, ja: draft.ja, en: draft.en, report }
}

const importAgain = ({ found, kind, encoding }: Page, options: DraftOptions, previous: Previous): Imported => {
  const known = readKnown(previous)
  if (known === undefined) {
    const message =
      'the entry that is there cannot be read: mend it (npm run check names what is wrong), or take it away'
    return { ok: false, refusal: { line: 1, column: 1, message } }
  }
  const comparison = compare(found, known)
  const ids = known.rulings.map((one) => one.id)
  const wanted = { ...options, prefix: prefixOf(ids) ?? options.prefix }
  const draft = buildDraft(found, wanted, comparison.ids, [...ids, ...(options.taken ?? [])])
  const report = reportOf(options.input, kind, encoding, found, draft)
  const merged = merge(previous, found, draft, comparison, options.source)
  const again = { ...comparison, wasDraft: known.draft, all: draft.ids, merged }
  return { ok: true, ja: draft.ja, en: draft.en, report, again }
}

/** What the ids of an entry begin with: that of most of them. */
const prefixOf = (ids: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const prefix = /^(.+)-\d+$/.exec(id)?.[1]
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Names what an editor has to fill in, as the source does not tell it. */
const withOpenFields = (found: Found, options: DraftOptions): Found => {
  const reading = found.reading !== undefined && kana.test(found.reading) ? found.reading : undefined
  const open = [
    ...((found.names?.ja ?? options.name) === undefined ? ['names.ja'] : []),
    ...(found.names?.en === undefined ? ['names.en'] : []),
    ...(reading === undefined ? ['reading'] : []),
  ]
  const { reading: _, ...rest } = found
  const warnings = open.map((field) => ({
    line: 1,
    column: 1,
    message: `the source does not tell ${field}: «?» stands there until an editor writes it`,
  }))
  return { ...rest, ...(reading === undefined ? {} : { reading }), warnings: [...warnings, ...found.warnings] }
}
