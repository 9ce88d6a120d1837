import type { TableCard } from '@/lib/engine'
import type { Language } from '@/lib/content/vocabulary'

type TableCardViewProps = {
  readonly card: TableCard
  readonly language: Language
  /** A number for the card's id: an id that an author wrote may tell what the card is. */
  readonly numberOf: (id: string) => string
  readonly chosen?: string | undefined
  readonly onChoose?: ((card: string) => void) | undefined
}

/** Characters of a label that fit before its number. */
const roomForLabel: Readonly<Record<Language, number>> = { ja: 1, en: 3 }

/** A card as it lies: upright or sideways, its front or its back. What is not known of it is not here. */
export const TableCardView = ({ card, language, numberOf, chosen, onChoose }: TableCardViewProps) => {
  // A card has room for numbers; all else is in its label and beside the board.
  const short = card.lines.filter((line) => /^[\d+?∞/-]{1,8}$/.test(line.value.en))
  const content = (
    <>
      {card.name && <span className="card-name">{card.name[language]}</span>}
      {!card.name && card.face === 'up' && <span className="card-name">？</span>}
      {short.length > 0 && (
        <span className="card-lines">
          {short.map((line) => (
            <span key={line.label.en}>
              {line.label[language].length <= roomForLabel[language] && line.label[language]} {line.value[language]}
            </span>
          ))}
        </span>
      )}
      {card.marks.length > 0 && <span className="card-marks">{card.marks.length}</span>}
    </>
  )
  const look = {
    className: 'table-card',
    'data-card': numberOf(card.id),
    'data-face': card.face,
    'data-turned': card.turned,
    'data-look': card.look,
    'data-under': card.under.length > 0 ? '' : undefined,
  }
  if (!onChoose)
    return (
      <div {...look} role="img" aria-label={card.label[language]}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      {...look}
      data-twin={`card ${look['data-card']}`}
      aria-label={card.label[language]}
      aria-pressed={chosen === card.id}
      onClick={() => onChoose(card.id)}
    >
      {content}
    </button>
  )
}
