import { toString } from 'mdast-util-to-string'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseDocument } from '../../content/document'
import { rulingData } from '../../content/schema'
import type { RulingKind, RulingStatus } from '../../content/vocabulary'

/** The files of an entry that is there: its data with the Japanese text, and the English text where there is one. */
export type Previous = { readonly ja: string; readonly en?: string }

/** A ruling of an entry that is there, with the hashes of the source sentences that it was made from. */
export type KnownRuling = {
  readonly id: string
  readonly date?: string | undefined
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly hashes: readonly string[]
  /** Its text in each language: our words, or the source's while it is a draft. */
  readonly texts: readonly string[]
}

export type Known = { readonly draft: boolean; readonly rulings: readonly KnownRuling[] }

const entry = z.looseObject({ draft: z.boolean().default(false), rulings: z.array(rulingData).default([]) })

/** The front matter of an entry. */
export const frontMatter = /^(\uFEFF?---\r?\n)(.*?\r?\n|)---\r?\n/s

/** Reads an entry; undefined where its data or its text cannot be read. */
export const readKnown = ({ ja, en }: Previous): Known | undefined => {
  const yaml = frontMatter.exec(ja)?.[2]
  if (yaml === undefined) return undefined
  try {
    const data = entry.safeParse(parse(yaml))
    if (!data.success) return undefined
    const documents = [ja, ...(en === undefined ? [] : [en])].map((text, index) => parseDocument(text, `${index}`))
    const rulings = data.data.rulings.map(({ id, date, kind, status, sourceHash }): KnownRuling => ({
      id,
      kind,
      date,
      status,
      hashes: sourceHash?.split(/\s+/) ?? [],
      texts: documents.flatMap((document) => {
        const element = document.rulings.get(id)
        return element ? [toString(element)] : []
      }),
    }))
    return { draft: data.data.draft, rulings }
  } catch {
    return undefined
  }
}
