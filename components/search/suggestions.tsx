'use client'

import { useEffect, useMemo } from 'react'
import type { Language } from '@/lib/content/vocabulary'
import { entryAddress, rulingAddress, searchAddress } from './addresses'
import { warm } from './client'
import { rememberFound } from './found'
import { Marked } from './marked'
import { openOption, type Option } from './option'
import { useResults } from './use-results'
import type { SearchWords } from './words'

type Props = {
  readonly query: string
  readonly language: Language
  readonly words: SearchWords
  readonly active: number
  readonly onOptions: (options: readonly Option[]) => void
  /** Whether what is offered is still for what was typed before. */
  readonly onBusy: (busy: boolean) => void
}
const none = {}

/** What the search box offers below itself: entries, rulings, and the way to all results. */
const Suggestions = ({ query, language, words, active, onOptions, onBusy }: Props) => {
  useEffect(warm, [])
  const { results, failed, busy } = useResults(query, language, none, 6)
  const options = useMemo(() => {
    if (!results) return []
    return [
      ...results.entries.slice(0, 4).map((entry) => ({ address: entryAddress(language, entry), entry })),
      ...results.rulings.map((ruling) => ({
        address: rulingAddress(language, ruling),
        leave: () => rememberFound(ruling),
        ruling,
      })),
      ...results.definitions
        .slice(0, results.rulings.length < 4 ? 3 : 0)
        .map((entry) => ({ address: entryAddress(language, entry), entry })),
      ...(results.found > 0 ? [{ address: searchAddress(language, results.query), all: true as const }] : []),
    ]
  }, [results, language])
  useEffect(() => onOptions(options), [options, onOptions])
  useEffect(() => onBusy(busy), [busy, onBusy])
  useEffect(() => {
    // Not returned: in new browsers scrolling gives a promise.
    document.getElementById(`search-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (query.trim() === '') return null
  return (
    <>
      {options.map((option, i) => (
        <div
          key={option.address}
          id={`search-option-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => (event.ctrlKey || event.metaKey ? open(option.address) : openOption(option))}
          onKeyDown={() => undefined}
          className="cursor-pointer border-b border-line px-3 py-2 text-sm leading-snug hover:bg-sunken aria-selected:bg-accent-soft"
        >
          {'entry' in option ? (
            <>
              <b>{option.entry.names[language]}</b>{' '}
              <span className="text-muted">
                {words.games[option.entry.id.split('/')[0]!]}・{words.types[option.entry.type]}
                {option.entry.way === 'wrong' && `・${words.wrong}`}
              </span>
            </>
          ) : 'ruling' in option ? (
            <>
              <span className="text-muted">
                {option.ruling.entryNames[language]}
                {option.ruling.status === 'current' ? '' : `・${words.statuses[option.ruling.status]}`}
                {option.ruling.review && `・${words.review}`}
              </span>
              <br />
              <Marked pieces={option.ruling.snippet} />
            </>
          ) : (
            words.all.replace('{n}', String(results!.found))
          )}
        </div>
      ))}
      {options.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-3 py-2 text-sm text-muted">
          {failed ? words.failed : results ? words.nothing : words.busy}
        </div>
      )}
    </>
  )
}
export default Suggestions
