import { mainLine, type AnyGame, type Tree } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { Board } from './board'

type PrintedBoardProps = {
  readonly game: AnyGame
  readonly tree: Tree<unknown, unknown>
  readonly language: Language
}

/** On paper: the table before the step on which the example turns, as the judge sees it. */
export const PrintedBoard = ({ game, tree, language }: PrintedBoardProps) => {
  const lines = tree.lines.toSorted((a, b) => Number(b.id === mainLine) - Number(a.id === mainLine))
  const moves = lines.flatMap((line) => line.moves.map((move) => ({ line, move })))
  const turn =
    moves.find(({ move }) => move.step.deciding === true) ??
    moves.find(({ move }) => move.outcome.kind === 'refused') ??
    moves.at(-1)
  if (turn === undefined) return null
  return (
    <figure className="print-only mt-3">
      <figcaption className="text-sm">
        {stepperTexts(language).board}
        {language === 'ja' ? '：' : ': '}
        {turn.move.step.text[language]}
      </figcaption>
      <Board table={game.view(turn.move.before, 'judge', turn.line.law)} language={language} numberOf={(id) => id} />
    </figure>
  )
}
