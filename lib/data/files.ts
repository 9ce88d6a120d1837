import { z } from 'zod'
import type { Site } from '../content/site'
import { languages } from '../content/vocabulary'
import { addressOf } from '../site-address'
import { recordOfEntry } from './entry-records'
import { dataVersion, entriesFile, rulingFile, rulingsFile } from './records'
import { recordOfRuling, recordOfSource } from './ruling-records'

const schemas = { rulings: rulingsFile, entries: entriesFile, ruling: rulingFile } as const
const schemaPath = (name: keyof typeof schemas) => `${name}.schema.json`

/** The JSON files below `/data/` by their path there: each makes its content when asked. */
export const dataFiles = (site: Site): ReadonlyMap<string, () => unknown> => {
  const head = (name: keyof typeof schemas) => ({
    $schema: addressOf(`/data/${schemaPath(name)}`),
    version: dataVersion,
    site: addressOf('/'),
    languages,
  })
  const sources = [...site.sources.values()]
  const rulings = [...site.rulings.values()]
  return new Map<string, () => unknown>([
    ...Object.entries(schemas).map(([name, schema]): [string, () => unknown] => [
      schemaPath(name as keyof typeof schemas),
      () => ({ $id: addressOf(`/data/${schemaPath(name as keyof typeof schemas)}`), ...z.toJSONSchema(schema) }),
    ]),
    [
      'rulings.json',
      () => ({
        ...head('rulings'),
        sources: sources.map(recordOfSource),
        rulings: rulings.map((ruling) => recordOfRuling(ruling, site)),
      }),
    ],
    [
      'entries.json',
      () => ({ ...head('entries'), entries: [...site.entries.values()].map((entry) => recordOfEntry(entry, site)) }),
    ],
    ...rulings.map((ruling): [string, () => unknown] => [
      `rulings/${ruling.id}.json`,
      () => ({
        ...head('ruling'),
        sources: sources.filter(({ id }) => id === ruling.source || id === ruling.quoting).map(recordOfSource),
        ruling: recordOfRuling(ruling, site),
      }),
    ]),
  ])
}
