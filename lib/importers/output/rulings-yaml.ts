import { stringify } from 'yaml'
import type { Candidate } from '../entry'
import { hashesOf } from '../hashes'

/** The data of the rulings. */
export const rulingsYaml = (
  candidates: readonly Candidate[],
  ids: ReadonlyMap<Candidate, string>,
  source: string,
): string => {
  if (candidates.length === 0) return 'rulings: []\n'
  const quoted = stringify(source).trim()
  let yaml = 'rulings:\n'
  for (const one of candidates) yaml += rulingYaml(one, ids, quoted)
  return yaml
}

/** The data of a ruling; `quoted` is its source as YAML. A line for each field, written here, as a YAML library takes longer than all the reading. */
export const rulingYaml = (
  one: Candidate,
  ids: ReadonlyMap<Candidate, string>,
  quoted: string,
  indent = '  ',
): string => {
  const start = `\n${indent}  `
  const under = one.under && ids.get(one.under)
  let yaml = `${indent}- id: ${ids.get(one)!}${start}kind: ${one.kind}${start}source: ${quoted}`
  if (one.date !== undefined) yaml += `${start}date: ${one.date}`
  if (one.until !== undefined) yaml += `${start}until: ${one.until}`
  if (one.status !== 'current') yaml += `${start}status: ${one.status}`
  if (under !== undefined) yaml += `${start}restsOn: [${under}]`
  return `${yaml}${start}sourceHash: "${hashesOf(one).join(' ')}"\n`
}
