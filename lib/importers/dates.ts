const pattern = /(?<![\d/.-])(\d{4}|\d{2})([/-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g
/** In brackets, as a date that a sentence tells of is none of its own. */
const japanese = /[(（](\d{4})年(\d{1,2})月(\d{1,2})日[)）]/g

/** The dates in a text, as ISO days, in order; what the calendar lacks is none. Two digits for a year mean 1996 to 2095. */
export const datesIn = (text: string): string[] => {
  const plain = /[０-９]/.test(text) ? text.replace(/[０-９／－]/g, (one) => one.normalize('NFKC')) : text
  if (!/\d[/-]\d|\d年\d/.test(plain)) return []
  const found = [
    ...[...plain.matchAll(pattern)].map(({ index, 1: year, 3: month, 4: day }) => ({ index, year, month, day })),
    ...[...plain.matchAll(japanese)].map(({ index, 1: year, 2: month, 3: day }) => ({ index, year, month, day })),
  ]
  return found.sort((a, b) => a.index - b.index).flatMap((one) => isoDay(one.year!, one.month!, one.day!) ?? [])
}

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) >= 96 ? 1900 : 2000)
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && full >= 1990
  return isDay ? date.toISOString().slice(0, 10) : undefined
}

/** The end in «2016年9月13日のルール改訂以前は» or «2016年6月…以前». */
export const endIn = (text: string): string | undefined => {
  const found = /((?:19|20)\d\d)年(1[0-2]|0?[1-9])月(?:([12]\d|3[01]|0?[1-9])日)?[^。\d]{0,20}以前/.exec(text)
  if (found === null) return undefined
  const [, year, month, day] = found
  return [year, month!.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-')
}

/** Whether a text tells from its start how things stood up to a day: «2016年6月のルール改訂以前は、…». */
export const beginsInThePast = (text: string): boolean => /^\s*(?:19|20)\d\d年[^。、]{0,30}以前は/.test(text)
