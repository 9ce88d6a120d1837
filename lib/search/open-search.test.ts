import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { languages } from '../content/vocabulary'
import { openSearchOf } from './open-search'

test.each(languages)('the OpenSearch description in %s is as browsers want it', (language) => {
  const { root } = parseXml(openSearchOf(language))
  const parts = root!.children.filter((child) => child instanceof XmlElement)
  const text = (name: string) => parts.find((part) => part.name === name)?.text ?? ''
  expect(root!.attributes.xmlns).toBe('http://a9.com/-/spec/opensearch/1.1/')
  expect(text('ShortName').length).toBeLessThanOrEqual(16)
  expect(text('LongName').length).toBeLessThanOrEqual(48)
  expect(text('Description').length).toBeLessThanOrEqual(1024)
  const results = parts.find((part) => part.attributes.type === 'text/html')
  expect(results?.attributes.template).toMatch(new RegExp(`^https?://.+/${language}/search\\?q=\\{searchTerms\\}$`))
})
