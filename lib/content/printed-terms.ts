import { z } from 'zod'
import type { Ruling } from './site'

const word = z.string().trim().min(1)

/** A term as it is printed, in both languages: `content/<game>/printed-terms.yaml` is a list of these. */
export const printedTerm = z.strictObject({
  /** The English term. */
  en: word,
  /** All its forms in English text, whole words in any case. */
  forms: z.array(word).min(1),
  /** The Japanese words of which one must stand where the English has a form. */
  ja: z.array(word).min(1),
  /** Words of a machine translation that must not stand for it. */
  wrong: z.array(word).default([]),
  note: word.optional(),
})
export type PrintedTerm = z.infer<typeof printedTerm>
export const printedTerms = z.array(printedTerm)

export type Rendering = {
  readonly ruling: string
  readonly term: string
  /** `missing`: the English has the term and the Japanese has no printed word for it; `wrong`: it has a wrong one. */
  readonly fault: 'missing' | 'wrong'
  readonly detail: string
}

/**
 * Terms of a ruling that its Japanese text does not render by the printed word. Longer terms are taken out of the
 * text first: «mana cost» is not also «mana», «manifest dread» not also «manifest».
 */
export const badRenderings = (ruling: Pick<Ruling, 'id' | 'text'>, terms: readonly PrintedTerm[]): Rendering[] => {
  const ja = ruling.text.ja.plain
  let en = ruling.text.en.plain.toLowerCase()
  const found: Rendering[] = []
  const forms = terms
    .flatMap((term) => term.forms.map((form) => ({ term, form: form.toLowerCase() })))
    .toSorted((a, b) => b.form.length - a.form.length)
  const missing = new Set<PrintedTerm>()
  for (const { term, form } of forms) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${escape(form)}(?![\\p{L}\\p{N}-])`, 'gu')
    if (!pattern.test(en)) continue
    en = en.replace(pattern, ' ')
    if (!term.ja.some((word) => ja.includes(word))) missing.add(term)
  }
  for (const term of missing)
    found.push({ ruling: ruling.id, term: term.en, fault: 'missing', detail: `none of ${term.ja.join(', ')}` })
  for (const term of terms)
    for (const wrong of term.wrong)
      if (ja.includes(wrong)) found.push({ ruling: ruling.id, term: term.en, fault: 'wrong', detail: wrong })
  return found
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
