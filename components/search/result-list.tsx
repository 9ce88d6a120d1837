'use client'

import type { Language } from '@/lib/content/vocabulary'
import type { EntryResult, Results, RulingResult } from '@/lib/search/search'
import { entryAddress, rulingAddress } from './addresses'
import { rememberFound } from './found'
import { Marked } from './marked'
import type { SearchWords } from './words'

type Props = { readonly results: Results; readonly language: Language; readonly words: SearchWords }

const why = ({ way, typed, names }: EntryResult, language: Language, words: SearchWords): string =>
  way === 'wrong' ? words.wrongWord.replace('{typed}', typed).replace('{name}', names[language]) : ''

const Entries = ({
  entries,
  title,
  language,
  words,
}: Omit<Props, 'results'> & { entries: readonly EntryResult[]; title: string }) =>
  entries.length > 0 && (
    <section className="mt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="rounded-lg border border-line bg-surface px-4 py-2">
            <a href={entryAddress(language, entry)} className="font-bold">
              {entry.names[language]}
            </a>{' '}
            <span className="text-sm text-muted">
              {language === 'ja' ? entry.names.en : entry.names.ja}・{words.games[entry.id.split('/')[0]!]}・
              {words.types[entry.type]}
            </span>
            {entry.snippet && (
              <p>
                <Marked pieces={entry.snippet} />
              </p>
            )}
            {entry.way === 'wrong' && <p className="text-sm">{why(entry, language, words)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )

/** Rulings of one entry together, in the order of the best of each. */
const grouped = (rulings: readonly RulingResult[]): RulingResult[][] => {
  const groups = new Map<string, RulingResult[]>()
  for (const ruling of rulings) groups.set(ruling.entry, [...(groups.get(ruling.entry) ?? []), ruling])
  return [...groups.values()]
}

/** All that was found: entries whose name was typed, rulings by entry, entries that say it of themselves, counterparts in the other games. */
export const ResultList = ({ results, language, words }: Props) => (
  <>
    <Entries entries={results.entries} title={words.entries} language={language} words={words} />
    {grouped(results.rulings).map((rulings) => (
      <section key={rulings[0]!.entry} className="mt-6">
        <h2 className="text-lg">
          {rulings[0]!.entryNames[language]}{' '}
          <span className="text-sm font-normal text-muted">{words.games[rulings[0]!.entry.split('/')[0]!]}</span>
        </h2>
        <ul className="mt-2 flex flex-col gap-2">
          {rulings.map((ruling) => (
            <li key={ruling.id} className="rounded-lg border border-line bg-surface px-4 py-2">
              <a
                href={rulingAddress(language, ruling)}
                onClick={() => rememberFound(ruling)}
                className="font-mono text-sm"
              >
                {ruling.id}
              </a>{' '}
              <span className="text-sm text-muted">
                {[ruling.heading, words.kinds[ruling.kind], ruling.date].filter(Boolean).join('・')}
              </span>
              {ruling.status !== 'current' && (
                <span className="chip ml-1 text-warn">{words.statuses[ruling.status]}</span>
              )}
              {ruling.review && <span className="chip ml-1 text-warn">⚠ {words.review}</span>}
              <p>
                <Marked pieces={ruling.snippet} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <Entries entries={results.definitions} title={words.definitions} language={language} words={words} />
    <Entries entries={results.counterparts} title={words.counterparts} language={language} words={words} />
  </>
)
