/** Text as text: every character that Markdown or MDX could take for a mark is escaped. */
export const escapeText = (text: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (!/[\0-\x7f]/.test(text)) return text
  const lines = text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\uFFFD')
    .replace(/[\r\n]+/g, '\n')
    .replace(/[\\`*_{}[\]<>~|&#@$]/g, '\\$&')
    .replace(
      /(^|\n)(?:([-+=:!])|(\d{1,9})([.)]))/g,
      (_mark, start: string, mark?: string, digits?: string, dot?: string) =>
        mark === undefined ? `${start}${digits}\\${dot}` : `${start}\\${mark}`,
    )
  return /http|ftp|mailto|xmpp|www|import|export/i.test(lines) ? escapeWords(lines) : lines
}

/** What GFM takes for an address, and MDX at the start of a line for code. */
const escapeWords = (text: string): string =>
  text
    .replace(/(https?|ftp|mailto|xmpp)(:)/gi, '$1\\$2')
    .replace(/(www)(\.)/gi, '$1\\$2')
    .replace(
      /(^|\n)(?:i(?=mport\b)|e(?=xport\b))/g,
      (mark) => `${mark.slice(0, -1)}&#${mark.charCodeAt(mark.length - 1)};`,
    )
