import { mainLine, writePlace, type AnyGame, type Text } from '@/lib/engine'
import { compareTexts } from '@/lib/interface/compare-texts'
import { restsOn, type Cell } from '@/lib/play/comparison'
import type { Context } from '../entry/context'
import { RulingLink } from '../entry/entry-link'
import { basePath } from '../site/base-path'
import { playPath } from '../stepper/paths'
import { Detail, Mark } from './mark'

type CellViewProps = Context & {
  readonly cell: Cell
  readonly game: AnyGame
  readonly fact: Text
  readonly turning: Text
  readonly words: Readonly<Record<string, Text>> | undefined
}

/** What came out, what it rests on, and the run. */
export const CellView = ({ cell, game, fact, turning, words, ...context }: CellViewProps) => {
  const { site, language } = context
  const texts = compareTexts(language)
  const cites = restsOn(cell)
  const ours = cites.filter((id) => site.rulings.has(id))
  const named = game.rules.filter(({ id }) => cites.includes(id))
  return (
    <>
      <p className="comparison-value">
        <Mark name={cell.value.kind} language={language} />{' '}
        <span className="text-[0.875rem]">
          <Detail value={cell.value} words={words} language={language} />
        </span>
      </p>
      <p className="text-[0.8125rem] text-muted">
        {cell.decides.length > 0 ? texts.decides : texts.rests}:{' '}
        {ours.map((id) => (
          <span key={id}>
            <RulingLink {...context} to={id} />{' '}
          </span>
        ))}
        {named.map((rule) => (
          <span key={rule.id} className="block pl-3 leading-snug">
            {texts.rule}: {rule.text[language]} ({rule.source[language]})
          </span>
        ))}
      </p>
      <a
        href={`${basePath}${playPath(language, game.id)}#${runOf(cell)}`}
        aria-label={texts.runOf(fact[language], turning[language])}
        className="inline-block min-h-6 text-[0.8125rem] screen-only"
        data-run
      >
        ▶ {texts.run}
      </a>
    </>
  )
}

/** The run behind a cell as a place on the page of free play. */
const runOf = ({ setup, actions, era }: Cell): string =>
  writePlace({ setup, tried: actions, line: mainLine, step: 0, viewer: 'judge', era })
