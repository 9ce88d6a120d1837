import { cardsOf, type Table } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import type { Book } from './book'

type ChosenCardProps = {
  readonly table: Table
  readonly card: string
  readonly book: Book
  readonly language: Language
  readonly onClear: () => void
  readonly onChoose: (card: string) => void
}

/** What the viewer may know of the chosen card, whole. */
export const ChosenCard = ({ table, card: id, book, language, onClear, onChoose }: ChosenCardProps) => {
  const texts = stepperTexts(language)
  const all = cardsOf(table)
  const found = all.find(({ card }) => card.id === id)
  if (!found) return null
  const { card, zone } = found
  const path = card.card === undefined ? undefined : book.cards[card.card]
  const tied = card.tiedTo.flatMap((other) => all.find(({ card }) => card.id === other)?.card.label[language] ?? [])
  return (
    <section aria-label={texts.selected} className="rounded-lg border border-line bg-surface p-3 text-sm">
      <div className="flex items-start justify-between gap-2">
        <p className="font-bold">{card.name?.[language] ?? texts.unknown}</p>
        <button type="button" className="quiet-button" data-twin="deselect" onClick={onClear}>
          {texts.deselect}
        </button>
      </div>
      <p className="text-muted">
        {zone.label[language]} — {card.label[language]}
      </p>
      {card.marks.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1">
          {card.marks.map((mark) => (
            <li key={mark.en} className="chip">
              {mark[language]}
            </li>
          ))}
        </ul>
      )}
      {card.under.length > 0 && (
        <p>
          {texts.under}: {card.under.map((under) => under.label[language]).join(language === 'ja' ? '／' : '; ')}
        </p>
      )}
      {tied.length > 0 && (
        <p>
          {texts.tiedTo}: {tied.join(language === 'ja' ? '／' : '; ')}
        </p>
      )}
      {zone.layout === 'pile' && zone.cards.length > 1 && (
        <div className="mt-1">
          {texts.inPile}
          <ul className="flex flex-wrap gap-1">
            {zone.cards
              .filter((other) => other.id !== id)
              .map((other) => (
                <li key={other.id}>
                  <button type="button" className="quiet-button" onClick={() => onChoose(other.id)}>
                    {other.name?.[language] ?? texts.unknown}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
      {path !== undefined && (
        <a href={`${basePath}${path}`} data-entry={path.split('/').slice(2).join('/')}>
          {texts.readEntry}
        </a>
      )}
    </section>
  )
}
