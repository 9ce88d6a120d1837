'use client'

import { useSyncExternalStore } from 'react'
import { keptAs } from './kept'

type Choice = {
  readonly key: 'theme' | 'ruby'
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  readonly initial: string
}

/** What the reader chose is an attribute of <html> (set before the first paint by settings.js) and kept on the device. */
const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-ruby'] })
  return () => observer.disconnect()
}

const choose = (key: string, value: string, initial: string) => {
  if (value === initial) delete document.documentElement.dataset[key]
  else document.documentElement.dataset[key] = value
  keptAs(key).write(value)
}

const Chooser = ({ choice: { key, label, options, initial } }: { choice: Choice }) => {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[key] ?? initial,
    () => initial,
  )
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      {Object.entries(options).map(([option, name]) => (
        <label key={option} className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="radio"
            name={`settings-${key}`}
            checked={value === option}
            onChange={() => choose(key, option, initial)}
            className="accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

type SettingsProps = { readonly label: string; readonly choices: readonly Choice[] }

/** Theme and furigana, in a disclosure of the header. */
export const Settings = ({ label, choices }: SettingsProps) => (
  <details className="needs-script relative">
    <summary className="quiet-button list-none py-1" aria-label={label}>
      <span aria-hidden>
        あ<sup>ア</sup> ◐
      </span>
    </summary>
    <div className="absolute right-0 z-20 mt-2 flex w-56 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-lg">
      {choices.map((choice) => (
        <Chooser key={choice.key} choice={choice} />
      ))}
    </div>
  </details>
)
