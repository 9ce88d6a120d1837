import type { Entry, Ruling, Site } from '../content/site'
import { languages, type Language } from '../content/vocabulary'
import { textsIn } from '../interface/texts'
import { addressOf } from '../site-address'
import { questionsOf } from './questions'

/** Data of schema.org about a page, for search engines. */
export type Structured = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [key: string]: unknown
}

const context = { '@context': 'https://schema.org' } as const
const glossary = (language: Language) => ({
  '@type': 'DefinedTermSet',
  name: textsIn(language).glossary.title,
  url: addressOf(`/${language}/glossary`),
})

/** A term is a DefinedTerm; a card or a topic is an article about it. */
export const structuredEntry = (entry: Entry, language: Language): Structured => {
  const { key, type, data, text } = entry
  const url = addressOf(`/${language}/${key}`)
  const common = { '@id': url, url, inLanguage: language, description: text[language].summary }
  const otherNames = [...new Set([data.names.ja, data.names.en, data.reading, ...data.aliases])].filter(
    (name) => name !== data.names[language],
  )
  return type === 'term'
    ? {
        ...context,
        '@type': 'DefinedTerm',
        ...common,
        name: data.names[language],
        alternateName: otherNames,
        termCode: key,
        inDefinedTermSet: glossary(language),
      }
    : {
        ...context,
        '@type': 'Article',
        ...common,
        headline: data.names[language],
        dateModified: data.updated,
        about: { '@type': 'Thing', name: data.names[language], alternateName: otherNames },
        publisher: { '@type': 'Organization', name: textsIn(language).siteName, url: addressOf(`/${language}`) },
      }
}

/**
 * The page of a ruling that is one question with its answer is a QAPage, every other one an article.
 * Once in each language, as the page has it.
 */
export const structuredRuling = (ruling: Ruling, site: Site): Structured[] =>
  languages.map((language) => {
    const url = addressOf(`/r/${ruling.id}`)
    const entry = site.entries.get(ruling.entry)!
    const common = { '@id': `${url}#${language}`, url, inLanguage: language, dateModified: ruling.updatedOn }
    const dated = ruling.date === undefined ? {} : { dateCreated: ruling.date }
    const isPartOf = addressOf(`/${language}/${entry.key}`)
    const [asked, ...more] = questionsOf(ruling, language)
    return asked !== undefined && more.length === 0
      ? {
          ...context,
          '@type': 'QAPage',
          ...common,
          isPartOf,
          mainEntity: {
            '@type': 'Question',
            name: asked.question,
            text: asked.question,
            answerCount: 1,
            ...dated,
            acceptedAnswer: { '@type': 'Answer', text: asked.answer, url },
          },
        }
      : {
          ...context,
          '@type': 'Article',
          ...common,
          ...dated,
          isPartOf,
          headline: `${entry.data.names[language]}: ${ruling.id}`,
          articleBody: ruling.text[language].plain,
          publisher: { '@type': 'Organization', name: textsIn(language).siteName, url: addressOf(`/${language}`) },
        }
  })
