const pattern = /(?<![\d/.-])(\d{4}|\d{2})([/-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g

/** The dates in a text, as ISO days; what the calendar lacks is none. Two digits for a year mean 1996 to 2095. */
export const datesIn = (text: string): string[] => {
  if (!/\d[/-]\d/.test(text)) return []
  return [...text.matchAll(pattern)].flatMap(([, year, , month, day]) => {
    const full = year!.length === 4 ? Number(year) : Number(year) + (Number(year) >= 96 ? 1900 : 2000)
    const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
    return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && full >= 1990
      ? [date.toISOString().slice(0, 10)]
      : []
  })
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
