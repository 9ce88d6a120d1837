import Ajv2020, { type AnySchema } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { getSite } from '../content'
import { languages } from '../content/vocabulary'
import { changedLast, feedOf } from './feed'
import { dataFiles } from './files'
import type { EntryRecord, RulingRecord } from './records'
import { structuredEntry, structuredRuling } from './structured'

const site = getSite()
const files = dataFiles(site)
const read = (path: string) => JSON.parse(JSON.stringify(files.get(path)!())) as Record<string, unknown>

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true, strictTypes: false }))
for (const name of ['rulings', 'entries', 'ruling']) ajv.addSchema(read(`${name}.schema.json`) as AnySchema)
/** What a validator that knows only the published schema finds wrong. */
const wrong = (content: Record<string, unknown>) => {
  const validate = ajv.getSchema(content.$schema as string)!
  return validate(content) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('the data for others', () => {
  it('fits its published schemas', () => {
    expect(wrong(read('rulings.json'))).toEqual([])
    expect(wrong(read('entries.json'))).toEqual([])
    for (const id of site.rulings.keys()) expect(wrong(read(`rulings/${id}.json`)), id).toEqual([])
  })

  it('is refused by them when a field is missing, unknown or of another form', () => {
    const { ruling, ...file } = read('rulings/ygo-fd-22.json') as { ruling: RulingRecord }
    const { permalink: _, ...without } = ruling
    expect(wrong({ ...file, ruling: without })).not.toEqual([])
    expect(wrong({ ...file, ruling: { ...ruling, more: 1 } })).not.toEqual([])
    expect(wrong({ ...file, ruling: { ...ruling, status: 'valid' } })).not.toEqual([])
    expect(wrong({ ...file, ruling: { ...ruling, date: '5 July 2018' } })).not.toEqual([])
  })

  it('holds every ruling and every entry, with ids that lead to what there is', () => {
    const rulings = read('rulings.json').rulings as RulingRecord[]
    const entries = read('entries.json').entries as EntryRecord[]
    const sources = new Set((read('rulings.json').sources as { id: string }[]).map(({ id }) => id))
    const keys = new Set<string>(entries.map(({ key }) => key))
    expect(rulings.map(({ id }) => id)).toEqual([...site.rulings.keys()])
    expect([...keys]).toEqual([...site.entries.keys()])
    expect(entries.flatMap((entry) => entry.rulings).toSorted()).toEqual([...site.rulings.keys()].toSorted())
    for (const { id, entry, source, about, restsOn, supersededBy, supersedes } of rulings) {
      expect(keys, id).toContain(entry)
      expect(sources, id).toContain(source)
      for (const key of about) expect(keys, id).toContain(key)
      for (const other of [...restsOn, ...supersededBy, ...supersedes])
        expect([...site.rulings.keys()], id).toContain(other)
    }
  })

  it('says of a ruling what its source says: dated, undated, superseded by which (ygo-fd-17, ygo-fd-28)', () => {
    const ruling = (id: string) => read(`rulings/${id}.json`).ruling as RulingRecord
    expect(ruling('ygo-fd-17').date).toBe('2018-07-05')
    expect(ruling('ygo-fd-28')).toMatchObject({ status: 'superseded', supersededBy: ['ygo-fd-29'] })
    expect(ruling('ygo-fd-29').supersedes).toEqual(['ygo-fd-28'])
    expect(ruling('ygo-fd-06')).not.toHaveProperty('date')
    expect(ruling('ygo-fd-56').questions?.ja[0]?.answer).toBeTruthy()
  })
})

describe('the feed', () => {
  it.each(languages)('in %s is Atom with each changed ruling, in the language of the reader', (language) => {
    const feed = parseAtomFeed(feedOf(site, language))
    expect(feed.xml?.lang).toBe(language)
    expect(feed.title?.value).toBeTruthy()
    expect(feed.entries?.map(({ id }) => id?.replace(/^.*\/r\//, ''))).toEqual(changedLast(site).map(({ id }) => id))
    for (const entry of feed.entries ?? []) {
      const ruling = site.rulings.get(entry.id!.replace(/^.*\/r\//, ''))!
      expect(entry.updated).toBe(`${ruling.updatedOn}T00:00:00.000Z`)
      expect(entry.content?.value).toBe(ruling.text[language].plain)
      expect(entry.links?.[0]?.href).toMatch(new RegExp(`/${language}/${ruling.entry}#${ruling.id}$`))
    }
  })

  it('is well-formed, with ids that are not used twice', () => {
    const { root } = parseXml(feedOf(site, 'en'))
    const ids = root!.children
      .filter((child) => child instanceof XmlElement && child.name === 'entry')
      .map((entry) => {
        const id = (entry as XmlElement).children.find((child) => child instanceof XmlElement && child.name === 'id')
        return ((id as XmlElement).children[0] as XmlText).text
      })
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })
})

describe('the data of schema.org', () => {
  it('calls a term a DefinedTerm, and a ruling that is one question a QAPage (ygo-fd-56)', () => {
    expect(structuredEntry(site.entries.get('yugioh/face-down')!, 'ja')).toMatchObject({
      '@type': 'DefinedTerm',
      name: '裏側表示',
      inLanguage: 'ja',
    })
    expect(structuredEntry(site.entries.get('yugioh/book-of-moon')!, 'en')['@type']).toBe('Article')
    expect(structuredRuling(site.rulings.get('ygo-fd-56')!, site).map((data) => data['@type'])).toEqual([
      'QAPage',
      'QAPage',
    ])
    expect(structuredRuling(site.rulings.get('ygo-fd-22')!, site)[0]?.['@type']).toBe('Article')
  })
})
