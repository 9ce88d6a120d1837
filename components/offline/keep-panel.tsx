'use client'

import { useEffect, useRef, useState } from 'react'
import { languages as allLanguages, type Language } from '@/lib/content/vocabulary'
import { offlineTextsIn } from '@/lib/interface/offline-texts'
import { keepEverything, pagesKept, readList, readNotes, removeKept, wanted, type KeepResult } from './keep'
import type { KeepList } from './kept'

type Progress = { readonly done: number; readonly all: number }

const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1e6))} MB`

/** Keeps everything for use without a network, with progress; can be stopped, gone on with and undone. */
export const KeepPanel = ({ language }: { language: Language }) => {
  const texts = offlineTextsIn(language)
  const [languages, setLanguages] = useState<ReadonlySet<Language>>(new Set([language]))
  const [list, setList] = useState<KeepList>()
  const [stale, setStale] = useState(false)
  const [count, setCount] = useState<number>()
  const [progress, setProgress] = useState<Progress>()
  const [said, setSaid] = useState('')
  const stop = useRef<AbortController>(null)
  const supported = typeof window === 'undefined' || 'serviceWorker' in navigator

  useEffect(() => {
    if (!('caches' in window)) return
    const look = async () => {
      setCount(await pagesKept())
      const list = await readList()
      setList(list)
      const noted = await readNotes()
      setStale(noted !== undefined && noted.version !== list.version)
    }
    look().catch(() => undefined)
    return () => stop.current?.abort()
  }, [])

  const saying = (result: KeepResult): string => {
    switch (result.ended) {
      case 'done':
        return texts.done(result.all)
      case 'stopped':
        return texts.stopped(result.done, result.all)
      case 'failed':
        return texts.failed(result.missing)
      case 'full':
        return texts.full
    }
  }
  const start = async () => {
    const controller = new AbortController()
    stop.current = controller
    setSaid('')
    setProgress({ done: 0, all: 1 })
    const result = await readList()
      .then((list) => keepEverything(list, languages, (done, all) => setProgress({ done, all }), controller.signal))
      .catch((): KeepResult => ({ ended: 'failed', missing: list === undefined ? 1 : wanted(list, languages).length }))
    setProgress(undefined)
    setStale(false)
    setSaid(saying(result))
    setCount(await pagesKept())
  }
  const remove = async () => {
    await removeKept()
    setStale(false)
    setCount(0)
    setSaid(texts.removed)
  }
  const toggle = (chosen: Language) => {
    const next = new Set(languages)
    if (!next.delete(chosen)) next.add(chosen)
    if (next.size > 0) setLanguages(next)
  }

  if (!supported) return <p>{texts.unsupported}</p>
  const size = list && megabytes(wanted(list, languages).reduce((sum, { bytes }) => sum + bytes, 0))
  return (
    <div className="needs-script mt-4 max-w-xl rounded-xl border-2 border-line bg-surface p-5">
      <fieldset className="flex flex-wrap gap-x-6" disabled={progress !== undefined}>
        <legend className="mb-1 text-sm font-bold">{texts.which}</legend>
        {allLanguages.map((choice) => (
          <label key={choice} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={languages.has(choice)}
              onChange={() => toggle(choice)}
              className="accent-accent"
            />
            {texts.languages[choice]}
          </label>
        ))}
      </fieldset>
      {progress === undefined ? (
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="quiet-button font-bold" onClick={() => void start()}>
            {stale ? texts.again : size === undefined ? texts.startPlain : texts.start(size)}
          </button>
          {count !== undefined && count > 0 && (
            <button type="button" className="quiet-button" onClick={() => void remove()}>
              {texts.remove}
            </button>
          )}
        </p>
      ) : (
        <div className="mt-4">
          <progress
            aria-label={texts.progress}
            value={progress.done}
            max={progress.all}
            className="h-4 w-full accent-accent"
          />
          <p className="mt-1 flex flex-wrap items-center gap-3">
            {texts.running(progress.done, progress.all)}
            <button type="button" className="quiet-button" onClick={() => stop.current?.abort()}>
              {texts.stop}
            </button>
          </p>
        </div>
      )}
      <p role="status" className="mt-3">
        {said || (stale ? texts.stale : '')}
      </p>
      {count !== undefined && <p className="text-sm text-muted">{texts.kept(count)}</p>}
    </div>
  )
}
