import type { Message, SourceLine } from '../tree'

type Region = { readonly closing: string; readonly history: boolean; readonly opened: SourceLine }

/** Keeps the regions that are open: `#region2(以前の裁定){{` … `}}`, and `#region(…)` … `#endregion`. */
export const regions = (warnings: Message[]) => {
  const open: Region[] = []
  return {
    history: (): boolean => open.some((region) => region.history),
    open: (line: SourceLine, title: string, braces: number): void => {
      open.push({
        closing: braces > 0 ? '}'.repeat(braces) : '#endregion',
        history: /以前|過去|旧|かつて/.test(title),
        opened: line,
      })
    },
    /** Whether this line closes a region. */
    close: (line: SourceLine): boolean => {
      const text = line.text.trim()
      const at = open.findLastIndex((region) =>
        region.closing === '#endregion' ? text.startsWith('#endregion') : text === region.closing,
      )
      if (at < 0) return false
      for (const lost of open.splice(at).slice(1)) warnUnclosed(lost, warnings)
      return true
    },
    end: (): void => open.forEach((region) => warnUnclosed(region, warnings)),
  }
}

const warnUnclosed = ({ opened, closing }: Region, warnings: Message[]) =>
  warnings.push({
    line: opened.line,
    column: opened.column,
    message: `this region is never closed: expected ${closing}`,
  })
