const pattern = /(?<![\d/.-])(\d{4}|\d{2})([/-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g

/** The dates in a text, as ISO days; what the calendar lacks is none. Two digits for a year mean 1996 to 2095. */
export const datesIn = (text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, year, , month, day]) => {
    const full = year!.length === 4 ? Number(year) : Number(year) + (Number(year) >= 96 ? 1900 : 2000)
    const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
    return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && full >= 1990
      ? [date.toISOString().slice(0, 10)]
      : []
  })
