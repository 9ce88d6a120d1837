import type { AnyGame, Citation } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import type { Book } from './book'

type CitationsProps = {
  readonly cites: readonly Citation[]
  /** Rulings whose text the reader has just been told: they are named only. */
  readonly told?: ReadonlySet<Citation>
  readonly game: AnyGame
  readonly book: Book
  readonly language: Language
}

/** What a verdict rests on: our rulings with a link, rules of the game with where they stand. */
export const Citations = ({ cites, told, game, book, language }: CitationsProps) => {
  const texts = stepperTexts(language)
  if (cites.length === 0) return null
  return (
    <ul className="mt-1 space-y-1 text-[0.8125rem] leading-normal text-muted" aria-label={texts.rests}>
      {cites.map((id) => {
        const ruling = book.rulings[id]
        const rule = game.rules.find((rule) => rule.id === id)
        if (ruling)
          return (
            <li key={id}>
              <a href={`${basePath}${ruling.path}`} data-ruling={id} className="font-mono whitespace-nowrap">
                {id}
              </a>
              {!told?.has(id) && ` ${ruling.text}`}
            </li>
          )
        return (
          <li key={id}>
            {texts.rule}: {rule ? `${rule.text[language]} (${rule.source[language]})` : id}
          </li>
        )
      })}
    </ul>
  )
}
