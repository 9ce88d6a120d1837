import { daysOf, hasHistory, spansOf, type Reason } from '@/lib/content/as-of'
import type { Entry, Site } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { historyTexts } from '@/lib/interface/history-texts'
import { dateInWords } from '../entry/source-date'
import { AsOfSwitch, type Record } from './as-of-switch'

/** On an entry with history: a switch to the rulings as they stood on a day. */
export const AsOf = ({ site, language, of: entry }: { site: Site; language: Language; of: Entry }) => {
  if (!hasHistory(entry, site)) return null
  const texts = historyTexts(language)
  const spans = entry.rulings.map((ruling) => spansOf(ruling, site))
  const reasons: string[] = []
  const numbered = (reason: string): number => {
    const at = reasons.indexOf(reason)
    return at === -1 ? reasons.push(reason) - 1 : at
  }
  const records: Record[] = entry.rulings.map(({ id }, i) => [
    id,
    spans[i]!.map(({ from, standing, reason }) => [from ?? '', standing, numbered(inWords(reason, language))]),
  ])
  const days = daysOf(spans).map((day, i) => {
    const words = dateInWords(day, language)
    return [day, i === 0 ? texts.beforeAll(words) : words] as const
  })
  const { title, about, day, show, clear, known, noDay, standings, needsScript } = texts
  return (
    <section aria-labelledby="as-of" className="screen-only mt-6 rounded-lg border border-line bg-surface p-4">
      <h2 id="as-of" className="text-base">
        {title}
      </h2>
      <p className="mt-1 text-[0.9375rem]">{about}</p>
      <p className="without-script mt-1 text-sm text-muted">{needsScript}</p>
      <AsOfSwitch
        language={language}
        records={records}
        reasons={reasons}
        days={days}
        words={{ day, show, clear, known, noDay, standings, shownOn: texts.shownOn('{date}') }}
      />
    </section>
  )
}

/** Why a ruling stood as it did, in a sentence or two. */
const inWords = (reason: Reason, language: Language): string => {
  const separator = language === 'ja' ? '、' : ', '
  const date = 'date' in reason && reason.date !== undefined ? dateInWords(reason.date, language) : ''
  const others =
    'others' in reason
      ? reason.others.map((other) => (typeof other === 'string' ? other : other.id)).join(separator)
      : ''
  return historyTexts(language).reasons[reason.why]({ date, others })
}
