'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { standings, type Standing } from '@/lib/content/as-of'
import type { Language } from '@/lib/content/vocabulary'
import './history.css'

/** A ruling, and from which day on (of all time: '') it stood how, with the number of the reason. */
export type Record = readonly [id: string, spans: readonly (readonly [from: string, Standing, reason: number])[]]

type Words = {
  readonly [word in 'day' | 'show' | 'clear' | 'known' | 'noDay' | 'shownOn']: string
} & { readonly standings: { readonly [standing in Standing]: string } }

type AsOfSwitchProps = {
  readonly language: Language
  readonly records: readonly Record[]
  readonly reasons: readonly string[]
  readonly days: readonly (readonly [day: string, words: string])[]
  readonly words: Words
}

const signs: { readonly [standing in Standing]: string } = {
  held: '●',
  partly: '◐',
  notYet: '○',
  noLonger: '✕',
  unknown: '？',
}

/** The day is in the address, so that a link leads to the rulings of that day. */
const changed = 'uraomote:on'
const subscribe = (listener: () => void) => {
  for (const event of ['popstate', changed]) addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener)
  }
}
const go = (day: string) => {
  const address = new URL(location.href)
  if (day === '') address.searchParams.delete('on')
  else address.searchParams.set('on', day)
  history.replaceState(history.state, '', address)
  dispatchEvent(new Event(changed))
}

/** Whether the calendar has it: 2016-02-30 has the form of a day and is none. */
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

export const AsOfSwitch = ({ language, records, reasons, days, words }: AsOfSwitchProps) => {
  const day = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get('on') ?? '',
    () => '',
  )
  const [typed, setTyped] = useState<string>()
  const valid = isDay(day)
  const stood = valid ? records.map(([id, spans]) => [id, ...spans.findLast(([from]) => from <= day)!] as const) : []

  useEffect(() => {
    const marked = stood.flatMap(([id, , standing, reason]) => {
      const ruling = document.getElementById(id)
      if (ruling === null) return []
      const note = document.createElement('p')
      const sign = document.createElement('span')
      const name = document.createElement('strong')
      sign.ariaHidden = 'true'
      sign.textContent = `${signs[standing]} `
      name.textContent = words.standings[standing]
      note.className = 'standing'
      note.append(sign, name, ` ${reasons[reason]!}`)
      ruling.dataset.standing = standing
      ruling.prepend(note)
      return [{ ruling, note }]
    })
    return () => {
      for (const { ruling, note } of marked) {
        note.remove()
        delete ruling.dataset.standing
      }
    }
    // What is marked follows from the day alone: the rest comes with the page and stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [day])

  const count = (standing: Standing) => stood.filter(([, , one]) => one === standing).length
  const inWords = valid
    ? new Intl.DateTimeFormat(language === 'ja' ? 'ja' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : ''
  return (
    <div className="needs-script">
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          go(typed ?? day)
        }}
      >
        <label className="flex flex-col text-sm">
          {words.day}
          <input
            type="date"
            name="on"
            value={typed ?? (valid ? day : '')}
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-10 rounded-lg border border-line bg-paper px-2 text-base text-ink"
          />
        </label>
        <button type="submit" className="quiet-button min-h-10">
          {words.show}
        </button>
        {day !== '' && (
          <button
            type="button"
            className="quiet-button min-h-10"
            onClick={() => {
              setTyped(undefined)
              go('')
            }}
          >
            {words.clear}
          </button>
        )}
      </form>
      <p className="mt-3 text-sm text-muted" id="as-of-days">
        {words.known}
      </p>
      <ul aria-labelledby="as-of-days" className="mt-1 flex flex-wrap gap-2">
        {days.map(([one, name]) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === day}
              className="quiet-button aria-pressed:border-accent aria-pressed:font-bold"
              onClick={() => {
                setTyped(undefined)
                go(one)
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-3 text-[0.9375rem]">
        {day !== '' && !valid && <p className="text-warn">{words.noDay}</p>}
        {valid && (
          <>
            <p>{words.shownOn.replace('{date}', inWords)}</p>
            <ul className="flex flex-wrap gap-x-4">
              {standings.map(
                (standing) =>
                  count(standing) > 0 && (
                    <li key={standing}>
                      <span aria-hidden>{signs[standing]} </span>
                      {words.standings[standing]}: {count(standing)}
                    </li>
                  ),
              )}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
