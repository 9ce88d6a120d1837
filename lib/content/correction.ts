import type { Ruling, Site } from './site'
import { languages, type Language } from './vocabulary'

/** Where the text of a ruling lies, in each language; the data stands in the Japanese file. */
export type Place = { readonly language: Language; readonly file: string; readonly line: number }

export const placesOf = (ruling: Ruling, site: Site): readonly Place[] =>
  languages.map((language) => ({
    language,
    file: site.entries.get(ruling.entry)!.text[language].file,
    line: ruling.text[language].line,
  }))

/** The words of a report, with the ruling, its files and its lines filled in. */
export type ReportWords = {
  readonly ruling: string
  readonly files: string
  readonly wrong: string
  readonly right: string
  readonly source: string
}

export const reportOf = (ruling: Ruling, site: Site, address: string, words: ReportWords): string =>
  [
    `${words.ruling}: ${ruling.id} ${address}`,
    `${words.files}: ${placesOf(ruling, site)
      .map(({ file, line }) => `${file}:${line}`)
      .join(', ')}`,
    '',
    `${words.wrong}:`,
    '',
    `${words.right}:`,
    '',
    `${words.source}:`,
    '',
  ].join('\n')

/** The address of a file and line in the repository, and that of a new issue with a text filled in. */
export const fileAddress = (repository: string, { file, line }: Place): string =>
  `${repository.replace(/\/$/, '')}/blob/HEAD/${file}?plain=1#L${line}`

export const issueAddress = (repository: string, title: string, body: string): string =>
  `${repository.replace(/\/$/, '')}/issues/new?${new URLSearchParams({ title, body })}`
