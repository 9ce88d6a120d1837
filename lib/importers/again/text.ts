import type { Again } from '..'
import { printable } from '../report'

/** The changes as text for a terminal, sentence by sentence. */
export const changesText = ({ changes, superseded, same, all }: Again): string =>
  [
    `  ${same} sentences as they were`,
    ...changes.map((one) => {
      if (one.change === 'gone') return `  gone, of ${one.ruling}: the sentence with the hash ${one.hash}`
      const { line, column, text } = one.sentence
      const place = `${line}:${column} ${printable(text.trim())}`
      switch (one.change) {
        case 'new':
          return one.ruling === undefined
            ? `  new, as ${all.get(one.candidate)!}: ${place}`
            : `  new, in ${one.ruling}: ${place}`
        case 'changed':
          return `  changed, in ${one.ruling}: ${place} (hash before: ${one.was})`
        case 'matched':
          return `  matched by its words (no hash was kept), in ${one.ruling}: ${place}`
      }
    }),
    ...superseded.map(({ ruling, by }) =>
      by === undefined
        ? `  perhaps superseded: ${ruling}, no sentence of it is in the source any more`
        : `  perhaps superseded: ${ruling}, by ${all.get(by)!}`,
    ),
    ...(changes.length === 0 ? ['  nothing changed'] : []),
  ].join('\n')
