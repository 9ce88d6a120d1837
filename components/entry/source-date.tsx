import type { Language } from '@/lib/content/vocabulary'

const formats = {
  ja: {
    day: new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat('ja', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  },
  en: {
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  },
}

/** A date as a source gives it (to the day or to the month), in words: 2018年7月5日, 5 July 2018. */
export const dateInWords = (date: string, language: Language): string =>
  formats[language][date.length === 7 ? 'month' : 'day'].format(
    new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`),
  )

export const SourceDate = ({ date, language }: { date: string; language: Language }) => (
  <time dateTime={date}>{dateInWords(date, language)}</time>
)
