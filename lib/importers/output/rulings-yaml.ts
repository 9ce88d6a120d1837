import { stringify } from 'yaml'
import type { Candidate } from '../entry'
import { hashesOf } from '../hashes'

/** The data of the rulings. A line for each field, written here, as a YAML library takes longer than all the reading. */
export const rulingsYaml = (
  candidates: readonly Candidate[],
  ids: ReadonlyMap<Candidate, string>,
  source: string,
): string => {
  if (candidates.length === 0) return 'rulings: []\n'
  const quoted = stringify(source).trim()
  const lines = candidates.flatMap((one) => {
    const under = one.under && ids.get(one.under)
    return [
      `  - id: ${ids.get(one)!}`,
      `    kind: ${one.kind}`,
      `    source: ${quoted}`,
      ...(one.date === undefined ? [] : [`    date: ${one.date}`]),
      ...(one.until === undefined ? [] : [`    until: ${one.until}`]),
      ...(one.status === 'current' ? [] : [`    status: ${one.status}`]),
      ...(under === undefined ? [] : [`    restsOn: [${under}]`]),
      `    sourceHash: "${hashesOf(one).join(' ')}"`,
    ]
  })
  return `rulings:\n${lines.join('\n')}\n`
}
