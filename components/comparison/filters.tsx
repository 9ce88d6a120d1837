'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '@/lib/content/vocabulary'
import { compareTexts } from '@/lib/interface/compare-texts'

type Choice = { readonly value: string; readonly name: string }

type FiltersProps = {
  readonly language: Language
  readonly facts: readonly Choice[]
  /** Turnings by game; a game's own value chooses all of its turnings. */
  readonly games: readonly { readonly value: string; readonly name: string; readonly turnings: readonly Choice[] }[]
}

const changed = 'uraomote:comparison'
const subscribe = (listener: () => void) => {
  for (const event of ['popstate', changed]) addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener)
  }
}

/** Chooses what of the comparison is shown. The address holds it; without a script all of it stands there. */
export const Filters = ({ language, facts, games }: FiltersProps) => {
  const texts = compareTexts(language)
  const here = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number>()
  const address = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const params = new URLSearchParams(address)
  const known = (value: string | null, choices: readonly Choice[]) =>
    choices.some((choice) => choice.value === value) ? value! : ''
  const fact = known(params.get('fact'), facts)
  const event = known(
    params.get('event'),
    games.flatMap(({ value, name, turnings }) => [{ value, name }, ...turnings]),
  )
  useEffect(() => {
    const root = here.current!.closest('[data-example]')!
    for (const one of root.querySelectorAll<HTMLElement>('[data-fact]'))
      one.hidden = fact !== '' && one.dataset.fact !== fact
    for (const one of root.querySelectorAll<HTMLElement>('[data-event]'))
      one.hidden = !one.dataset.event!.split(' ').some((name) => event === '' || isOf(name, event))
    for (const one of root.querySelectorAll<HTMLElement>('[data-game]'))
      one.hidden = event !== '' && !isOf(event, one.dataset.game!)
    setShown(root.querySelectorAll('[data-fact]:not([hidden]) > td:not([hidden])').length)
  }, [fact, event])

  const go = (next: { readonly fact: string; readonly event: string }) => {
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')).toString()
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
    dispatchEvent(new Event(changed))
  }
  const select = 'block w-full rounded border border-line bg-surface px-2 py-1.5 text-[0.9375rem]'
  return (
    <div ref={here} role="group" aria-label={texts.filter} className="needs-script screen-only mt-5">
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 grow text-sm sm:grow-0">
          {texts.event}
          <select value={event} className={select} onChange={({ target }) => go({ fact, event: target.value })}>
            <option value="">{texts.everything}</option>
            {games.map(({ value, name, turnings }) => (
              <optgroup key={value} label={name}>
                <option value={value}>{texts.allOf(name)}</option>
                {turnings.map((turning) => (
                  <option key={turning.value} value={turning.value}>
                    {turning.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="min-w-0 grow text-sm sm:grow-0">
          {texts.fact}
          <select value={fact} className={select} onChange={({ target }) => go({ fact: target.value, event })}>
            <option value="">{texts.everything}</option>
            {facts.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {(fact !== '' || event !== '') && (
          <button type="button" className="quiet-button min-h-9" onClick={() => go({ fact: '', event: '' })}>
            {texts.clear}
          </button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {shown !== undefined && texts.shown(shown)}
      </p>
    </div>
  )
}

/** Whether a turning is the one chosen, or of the game chosen: `yugioh.turned-up` is of `yugioh`. */
const isOf = (name: string, chosen: string): boolean => name === chosen || name.startsWith(`${chosen}.`)
