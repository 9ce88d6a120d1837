import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Report } from '../report'

/** A file of reports, written one after the other so that they need not be kept: an object, for a folder a list. */
export const reportFile = (path: string, isList: boolean) => {
  mkdirSync(dirname(resolve(path)), { recursive: true })
  const file = openSync(path, 'w')
  let count = 0
  if (isList) writeSync(file, '[')
  return {
    add: (report: Report): void => {
      const json = JSON.stringify(report, null, 2)
      writeSync(file, isList ? `${count > 0 ? ',' : ''}\n${json}` : `${json}\n`)
      count++
    },
    close: (): void => {
      if (isList) writeSync(file, '\n]\n')
      else if (count === 0) writeSync(file, 'null\n')
      closeSync(file)
    },
  }
}
