'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { connectionOf } from '@/lib/content/pairs'
import type { Language } from '@/lib/content/vocabulary'
import { pairsTexts } from '@/lib/interface/pairs-texts'
import { EntryChoice } from './entry-choice'
import type { PairFile } from './file'
import { PairResults } from './pair-results'

const changed = 'uraomote:pair'
const subscribe = (listener: () => void) => {
  for (const event of ['popstate', changed]) addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener)
  }
}

type PairPageProps = {
  readonly language: Language
  readonly base: string
  /** Pairs to begin with, by key. */
  readonly samples: readonly (readonly [a: string, b: string])[]
}

/** Two entries and what connects them. The address holds both. */
export const PairPage = ({ language, base, samples }: PairPageProps) => {
  const texts = pairsTexts(language)
  const address = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const [file, setFile] = useState<PairFile>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    fetch(`${base}/pairs/${language}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<PairFile>) : Promise.reject(new Error())))
      .then(setFile, () => setFailed(true))
  }, [base, language])

  const params = new URLSearchParams(address)
  const chosen = (name: string): number | undefined => {
    const at = file?.ties.entries.indexOf(params.get(name) ?? '') ?? -1
    return at === -1 ? undefined : at
  }
  const a = chosen('a')
  const b = chosen('b')
  const go = (...pair: readonly (number | string | undefined)[]) => {
    const next = new URLSearchParams()
    for (const [i, entry] of pair.entries()) {
      const key = typeof entry === 'number' ? file?.ties.entries[entry] : entry
      if (key !== undefined) next.set(i === 0 ? 'a' : 'b', key)
    }
    history.replaceState(history.state, '', `?${next.toString().replaceAll('%2F', '/')}`)
    dispatchEvent(new Event(changed))
  }
  const connection = file && a !== undefined && b !== undefined && a !== b ? connectionOf(file.ties, a, b) : undefined
  const field = { placeholder: texts.placeholder, options: texts.options, nothing: texts.nothing, file }
  return (
    <div className="needs-script mt-6">
      <div className="flex flex-wrap items-end gap-3">
        <EntryChoice {...field} label={texts.first} chosen={a} onChoose={(entry) => go(entry, b)} />
        <button type="button" className="quiet-button min-h-11" onClick={() => go(b, a)}>
          <span aria-hidden>⇄ </span>
          {texts.swap}
        </button>
        <EntryChoice {...field} label={texts.second} chosen={b} onChoose={(entry) => go(a, entry)} />
      </div>
      {file && a === undefined && b === undefined && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted">
          {texts.try}
          {samples.map((pair) => (
            <button key={pair.join()} type="button" className="quiet-button" onClick={() => go(...pair)}>
              {pair.map((key) => file.names[file.ties.entries.indexOf(key)]).join(' + ')}
            </button>
          ))}
        </p>
      )}
      <p role="status" className="mt-4 text-sm text-muted">
        {failed && texts.failed}
        {a !== undefined && a === b && texts.same}
        {connection && texts.found(connection.both.length, connection.ways.length)}
      </p>
      {file && connection && <PairResults language={language} base={base} file={file} connection={connection} />}
    </div>
  )
}
