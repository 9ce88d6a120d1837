import './comparison.css'
import type { Game } from '@/lib/content/vocabulary'
import { compareTexts } from '@/lib/interface/compare-texts'
import { textsIn } from '@/lib/interface/texts'
import { Drawn } from '../drawn/drawn'
import type { Context } from '../entry/context'
import { comparePath } from '../site/paths'
import { computedComparison } from './computed'
import { FactSection } from './fact-section'
import { Filters } from './filters'
import { Overview } from './overview'

/** What survives when a card is turned: the table at a glance, and each fact with its rulings and runs. */
export const ComparisonView = async (context: Context) => {
  const { language } = context
  const texts = compareTexts(language)
  const games = textsIn(language).games
  const columns = await computedComparison()
  const facts = columns[0]!.rows.map(({ fact }) => fact)
  return (
    <div data-example="compare-turning-face-down-or-flipping">
      <Filters
        language={language}
        facts={facts.map(({ id, title }) => ({ value: id, name: title[language] }))}
        games={columns.map(({ game, turnings }) => ({
          value: game.id,
          name: games[game.id as Game],
          turnings: turnings.map(({ id, title }) => ({ value: `${game.id}.${id}`, name: title[language] })),
        }))}
      />
      <Drawn path={comparePath(language)}>
        <h2 className="mt-6 text-xl">{texts.overview}</h2>
        <p className="mb-2 text-sm text-muted">{texts.overviewAbout}</p>
        <Overview {...context} columns={columns} />
        <h2 className="mt-10 text-xl">{texts.details}</h2>
        <p className="max-w-[42rem] text-sm text-muted">{texts.note}</p>
        {facts.map(({ id }, at) => (
          <FactSection key={id} {...context} columns={columns} at={at} />
        ))}
      </Drawn>
    </div>
  )
}
