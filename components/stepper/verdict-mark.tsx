import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'

/** Allowed or not: a sign, a colour and a word, so that none stands alone. */
export const VerdictMark = ({ kind, language }: { readonly kind: 'done' | 'refused'; readonly language: Language }) => (
  <span className={kind === 'done' ? 'text-good' : 'text-accent'}>
    <span aria-hidden>{kind === 'done' ? '○' : '×'}</span> {stepperTexts(language).verdicts[kind]}
  </span>
)
