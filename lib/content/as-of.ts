import type { Entry, Ruling, Site } from './site'

/** How a ruling stood on a day. `partly`: part of what it says was still ruled otherwise. */
export const standings = ['held', 'partly', 'notYet', 'noLonger', 'unknown'] as const
export type Standing = (typeof standings)[number]

/** What a standing rests on. Nothing is concluded that no source says. */
export type Reason =
  /** It held from the day on which the source says so. */
  | { readonly why: 'from'; readonly date: string }
  /** The source gives it this date, and no end. */
  | { readonly why: 'recorded'; readonly date: string }
  /** The source says until when it held, and not since when. */
  | { readonly why: 'before'; readonly date: string }
  /** The rulings that it replaced had ended. */
  | { readonly why: 'replaced'; readonly others: readonly Ended[] }
  /** It is the ruling of today, and that is all that is known. */
  | { readonly why: 'today' }
  /** These rulings still held in its place. */
  | { readonly why: 'instead'; readonly others: readonly Ended[] }
  | { readonly why: 'ended'; readonly date?: string; readonly others: readonly string[] }
  /** The source names no more than the month. */
  | { readonly why: 'month'; readonly date: string }
  /** The day lies before the date that the source gives. */
  | { readonly why: 'beforeRecord'; readonly date: string }
  /** Somebody ruled so on that date; until when it held is not said. */
  | { readonly why: 'endUnknown'; readonly date: string }
  | { readonly why: 'undated' }

type Ended = { readonly id: string; readonly date: string }

export type Stood = { readonly standing: Standing; readonly reason: Reason }

/** How a ruling stood from a day on, until the next span begins. The first has no beginning. */
export type Span = Stood & { readonly from?: string }

/** Where a day lies to a date that may name no more than a month. */
const lies = (day: string, date: string): 'before' | 'within' | 'after' => {
  const own = day.slice(0, date.length)
  if (own === date) return date.length === 10 ? 'after' : 'within'
  return own < date ? 'before' : 'after'
}

/** How a ruling stood on a day (`2016-06-01`), as far as its source, or what it replaced, says. */
export const stoodOn = (ruling: Ruling, site: Site, day: string): Stood => {
  const { until, from, date, status, supersededBy } = ruling
  const holdsToday = status === 'current' || status === 'disputed'
  if (until !== undefined) {
    const end = lies(day, until)
    if (end === 'after') return { standing: 'noLonger', reason: { why: 'ended', date: until, others: supersededBy } }
    if (end === 'within') return unknown({ why: 'month', date: until })
  } else if (!holdsToday && day >= ruling.updatedOn)
    return { standing: 'noLonger', reason: { why: 'ended', others: supersededBy } }

  if (from !== undefined) {
    const start = lies(day, from)
    if (start === 'before') return { standing: 'notYet', reason: { why: 'from', date: from } }
    if (start === 'within') return unknown({ why: 'month', date: from })
    if (holdsToday || until !== undefined) return { standing: 'held', reason: { why: 'from', date: from } }
    return unknown({ why: 'endUnknown', date: from })
  }
  const before = endedBefore(ruling, site)
  if (before.length > 0) {
    const open = before.find((one) => lies(day, one.date) === 'within')
    if (open) return unknown({ why: 'month', date: open.date })
    const still = before.filter((one) => lies(day, one.date) === 'before')
    if (still.length === 0) return { standing: 'held', reason: { why: 'replaced', others: before } }
    const standing = still.length < before.length ? 'partly' : 'notYet'
    return { standing, reason: { why: 'instead', others: still } }
  }
  if (date !== undefined) {
    const given = lies(day, date)
    if (given === 'before') return unknown({ why: 'beforeRecord', date })
    if (given === 'within') return unknown({ why: 'month', date })
    if (holdsToday || until !== undefined) return { standing: 'held', reason: { why: 'recorded', date } }
    return unknown({ why: 'endUnknown', date })
  }
  if (until !== undefined) return { standing: 'held', reason: { why: 'before', date: until } }
  if (holdsToday && day >= ruling.updatedOn) return { standing: 'held', reason: { why: 'today' } }
  return unknown({ why: 'undated' })
}

const unknown = (reason: Reason): Stood => ({ standing: 'unknown', reason })

/** The rulings whose place this one took and whose end is dated, the earliest first. */
const endedBefore = (ruling: Ruling, site: Site): readonly Ended[] =>
  [...site.rulings.values()]
    .flatMap(({ id, supersededBy, until }) =>
      supersededBy.includes(ruling.id) && until !== undefined ? [{ id, date: until }] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))

const dayAfter = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 1)).toISOString().slice(0, 10)
}

/** The days on which a date begins to count: of a month its first, and the first after it. */
const edges = (date: string): string[] => (date.length === 10 ? [date] : [`${date}-01`, dayAfter(date)])

/** All of time, cut where a ruling's standing changes. */
export const spansOf = (ruling: Ruling, site: Site): readonly Span[] => {
  const dates = [
    ruling.from,
    ruling.until,
    ruling.date,
    ruling.updatedOn,
    ...endedBefore(ruling, site).map((e) => e.date),
  ]
  const days = [...new Set(dates.flatMap((date) => (date === undefined ? [] : edges(date))))].toSorted()
  const spans: Span[] = [stoodOn(ruling, site, '0000-01-01')]
  for (const day of days) {
    const stood = stoodOn(ruling, site, day)
    if (JSON.stringify(stood) !== JSON.stringify({ ...spans.at(-1)!, from: undefined }))
      spans.push({ ...stood, from: day })
  }
  return spans
}

/** Whether a source dates anything in the rulings of an entry, or one of them replaced another. */
export const hasHistory = (entry: Entry, site: Site): boolean =>
  entry.rulings.some(
    (one) =>
      (one.from ?? one.until ?? one.date) !== undefined ||
      one.supersededBy.length > 0 ||
      [...site.rulings.values()].some(({ supersededBy }) => supersededBy.includes(one.id)),
  )

/** The days of an entry on which something changed, and the day before the first of them. */
export const daysOf = (spans: readonly (readonly Span[])[]): readonly string[] => {
  const days = [
    ...new Set(
      spans.flatMap((own) => own.flatMap(({ from, reason }) => (from && reason.why !== 'today' ? [from] : []))),
    ),
  ].toSorted()
  const first = days[0]
  if (first === undefined) return []
  const before = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  return [before, ...days]
}
