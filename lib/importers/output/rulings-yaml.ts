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
  let yaml = 'rulings:\n'
  for (const one of candidates) {
    yaml += `  - id: ${ids.get(one)!}\n    kind: ${one.kind}\n    source: ${quoted}\n`
    if (one.date !== undefined) yaml += `    date: ${one.date}\n`
    if (one.until !== undefined) yaml += `    until: ${one.until}\n`
    if (one.status !== 'current') yaml += `    status: ${one.status}\n`
    const under = one.under && ids.get(one.under)
    if (under !== undefined) yaml += `    restsOn: [${under}]\n`
    yaml += `    sourceHash: "${hashesOf(one).join(' ')}"\n`
  }
  return yaml
}
