const width = 30

/** A bar on a terminal for work on many files; nothing where nobody looks. */
export const progress = (total: number, stream: NodeJS.WriteStream) => {
  const isShown = stream.isTTY === true && total > 1
  const wipe = () => {
    if (isShown) stream.write('\r\x1b[K')
  }
  return {
    /** Draws the bar for the files that are done. */
    show: (done: number): void => {
      if (!isShown) return
      const filled = '█'.repeat(Math.floor((width * done) / total)).padEnd(width, '·')
      stream.write(`\r\x1b[K${filled} ${done}/${total}`)
    },
    /** Takes the bar away, so that text can be written. */
    wipe,
  }
}
