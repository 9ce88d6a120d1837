/** A place in a text, and what is put there instead of what stands up to `end`. */
export type Edit = { readonly at: number; readonly end: number; readonly text: string }

export const insert = (at: number, text: string): Edit => ({ at, end: at, text })

/** The text with all edits; those for one place in the order given. All that no edit names stays as it is, byte by byte. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  let edited = ''
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.at - b.at)) {
    edited += text.slice(from, edit.at) + edit.text.replaceAll('\n', newline)
    from = edit.end
  }
  return edited + text.slice(from)
}
