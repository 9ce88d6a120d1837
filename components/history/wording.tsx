import type { Ruling } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { differenceOf, wordingOf, type Piece } from '@/lib/content/wording'
import { historyTexts } from '@/lib/interface/history-texts'
import './history.css'

type WordingProps = { readonly before: Ruling; readonly after: Ruling; readonly language: Language }

/** The wording of a ruling beside that of the one that took its place; what only one of them says is marked. */
export const Wording = ({ before, after, language }: WordingProps) => {
  const texts = historyTexts(language)
  const difference = differenceOf(wordingOf(before, language), wordingOf(after, language), language)
  return (
    <details className="mt-1">
      <summary className="w-fit min-h-6 text-sm">{texts.difference}</summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <div>
          <p className="text-sm font-bold">
            {texts.before}: <span className="font-mono text-[0.875em] font-normal">{before.id}</span>
          </p>
          <p>{difference.before.map((piece, i) => (piece.own ? <del key={i}>{piece.text}</del> : piece.text))}</p>
        </div>
        <div>
          <p className="text-sm font-bold">
            {texts.after}: <span className="font-mono text-[0.875em] font-normal">{after.id}</span>
          </p>
          <p>{difference.after.map(inserted)}</p>
        </div>
      </div>
      <p className="mt-2 text-[0.8125rem] text-muted">{texts.differenceAbout}</p>
    </details>
  )
}

const inserted = ({ text, own }: Piece, i: number) => (own ? <ins key={i}>{text}</ins> : text)
