import { memo } from 'react'
import { lineAt, stateAt } from '@/lib/engine'
import type { Language } from '@/lib/content/vocabulary'
import { Board } from './board'
import type { Book } from './book'
import { ChosenCard } from './chosen-card'
import type { Session } from './session'

type TablePaneProps = {
  readonly session: Session
  readonly book: Book
  readonly language: Language
  readonly numberOf: (id: string) => string
  /** The card that the reader has chosen. */
  readonly chosen: string | undefined
  readonly onChoose: (card: string | undefined) => void
}

/** The table of a place, and the chosen card beneath it. */
export const TablePane = memo(({ session, book, language, numberOf, chosen, onChoose }: TablePaneProps) => {
  const { game, cursor, viewer } = session
  const table = game.view(stateAt(cursor), viewer, lineAt(cursor).law)
  return (
    <div className="space-y-3">
      <Board
        table={table}
        language={language}
        numberOf={numberOf}
        chosen={chosen}
        onChoose={(card) => onChoose(card === chosen ? undefined : card)}
      />
      {chosen !== undefined && (
        <ChosenCard
          table={table}
          card={chosen}
          book={book}
          language={language}
          onClear={() => onChoose(undefined)}
          onChoose={onChoose}
        />
      )}
    </div>
  )
})
