import type { Language } from '../content/vocabulary'
import { searchTexts } from '../interface/search-texts'
import { textsIn } from '../interface/texts'
import { addressOf } from '../site-address'

/** By which a browser adds the site's search to its own: OpenSearch 1.1. A short name has at most 16 characters. */
export const openSearchOf = (language: Language): string => {
  const { shortName, description } = searchTexts(language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(shortName)}</ShortName>
  <LongName>${escape(textsIn(language).siteName)}</LongName>
  <Description>${escape(description)}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image height="16" width="16" type="image/svg+xml">${escape(addressOf('/icon.svg'))}</Image>
  <Url type="text/html" method="get" template="${escape(addressOf(`/${language}/search?q={searchTerms}`))}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escape(addressOf(openSearchPath(language)))}"/>
</OpenSearchDescription>
`
}

export const openSearchPath = (language: Language): string => `/${language}/search/opensearch.xml`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
