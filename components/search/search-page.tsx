'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '@/lib/content/vocabulary'
import type { Facets } from '@/lib/search/search'
import { readAddress, searchAddress } from './addresses'
import { FacetChoices } from './facets'
import { ResultList } from './result-list'
import { useResults } from './use-results'
import type { SearchWords } from './words'

const changed = 'uraomote:address'
const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(changed, listener)
  }
}

/** The search page: its state is the address. */
export const SearchPage = ({ language, words }: { language: Language; words: SearchWords }) => {
  const address = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const { query, facets } = readAddress(address)
  const [typed, setTyped] = useState<string>()
  const { results, failed, busy } = useResults(query, language, facets, 200)
  const go = (next: string, nextFacets: Facets) => {
    history.replaceState(null, '', searchAddress(language, next, nextFacets))
    dispatchEvent(new Event(changed))
  }
  useEffect(() => {
    const forget = () => setTyped(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  const readAs = (results?.readAs ?? []).filter(({ typed: word, as, way }) => way !== 'wrong' && as[language] !== word)
  const nothing = results && results.rulings.length + results.entries.length + results.definitions.length === 0
  return (
    <div className="needs-script">
      <form
        role="search"
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault()
          go(typed ?? query, facets)
        }}
        className="mt-4 flex gap-2"
      >
        <input
          type="search"
          name="q"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? query}
          onChange={({ target, nativeEvent }) => {
            setTyped(target.value)
            if (!(nativeEvent as InputEvent).isComposing) go(target.value, facets)
          }}
          onCompositionEnd={({ currentTarget }) => go(currentTarget.value, facets)}
          className="min-h-11 min-w-0 flex-1 rounded-lg border border-line bg-surface px-3 text-base text-ink placeholder:text-muted"
        />
        <button type="submit" className="quiet-button">
          {words.submit}
        </button>
      </form>
      <FacetChoices facets={facets} words={words} onChange={(next) => go(typed ?? query, next)} />
      <p role="status" className="mt-4 text-sm text-muted">
        {query.trim() === ''
          ? words.hint
          : failed
            ? words.failed
            : busy && !results
              ? words.busy
              : words.found.replace('{n}', String(results?.rulings.length ?? 0))}
      </p>
      {/* Keeps room for what is found, so that nothing below it jumps. */}
      <div className="min-h-[75dvh]">
        {query.trim() !== '' && results && (
          <>
            {readAs.map(({ typed: word, as }) => (
              <p key={word} className="mt-1 text-sm">
                {words.readAs.replace('{typed}', word).replace('{name}', as[language])}
              </p>
            ))}
            {nothing && <p className="mt-4">{results.found > 0 ? words.tryFacets : words.tryElse}</p>}
            <ResultList results={results} language={language} words={words} />
          </>
        )}
      </div>
    </div>
  )
}
