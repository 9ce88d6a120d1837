import { parseDocument } from '../../content/document'
import type { Candidate, Found } from '../entry'
import { writeRuling, type Draft } from '../output/build'
import { candidatesIn, type Comparison } from './compare'
import { applyEdits, insert, type Edit } from './edits'
import type { Previous } from './known'
import { mergeData } from './merge-data'
import { placesOf, type Placed } from './places'

/** The entry that was there, with what is new in the source. Its own text stays as it is; new rulings quote the source, so that the whole is a draft. */
export const merge = (
  previous: Previous,
  found: Found,
  draft: Draft,
  comparison: Comparison,
  source: string,
): { readonly ja: string; readonly en: string } => {
  const placed = placesOf(candidatesIn(found), draft.ids, comparison)
  return {
    ja: mergeText(mergeData(previous.ja, placed, draft.ids, comparison, source), placed, draft.ids, 'ja'),
    en: previous.en === undefined ? draft.en : mergeText(previous.en, placed, draft.ids, 'en'),
  }
}

const mergeText = (
  mdx: string,
  placed: readonly Placed[],
  ids: ReadonlyMap<Candidate, string>,
  language: 'ja' | 'en',
): string => {
  const mark = mdx.startsWith('\uFEFF') ? 1 : 0
  const { rulings } = parseDocument(mdx, language)
  const edits = placed.map(({ candidate, behind }): Edit => {
    const end = behind === undefined ? undefined : rulings.get(behind)?.position?.end.offset
    const text = writeRuling(candidate, ids, language)
    return end === undefined ? insert(mdx.length, `\n${text}`) : insert(end + mark, `\n\n${text.trimEnd()}`)
  })
  return applyEdits(mdx, edits)
}
