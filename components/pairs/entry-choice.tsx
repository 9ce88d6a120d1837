import { useId, useState, type KeyboardEvent } from 'react'
import { fold } from '@/lib/search/fold'
import { looksLikeRomaji, romajiKey } from '@/lib/search/romaji'
import type { PairFile } from './file'

type EntryChoiceProps = {
  readonly label: string
  readonly placeholder: string
  readonly options: string
  readonly nothing: string
  readonly file: PairFile | undefined
  readonly chosen: number | undefined
  readonly onChoose: (entry: number | undefined) => void
}

/** How many entries are offered at once. */
const offered = 12

/** A field in which an entry is found by name, reading or romaji, and chosen from a list by keyboard or pointer. */
export const EntryChoice = ({ label, placeholder, options, nothing, file, chosen, onChoose }: EntryChoiceProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = open && file && typed !== undefined ? matches(file, typed) : []
  const shown = open && typed !== undefined && typed.trim() !== ''

  const choose = (entry: number) => {
    setTyped(undefined)
    setOpen(false)
    onChoose(entry)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, Enter and arrows are its own; Safari says so by 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    } else if (event.key === 'Enter' && shown && found[active] !== undefined) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && (shown || typed !== undefined)) {
      event.preventDefault()
      setTyped(undefined)
      setOpen(false)
    }
  }
  return (
    <div className="relative flex-1 basis-64">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(shown && found.length > 0 ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed ?? (chosen === undefined ? '' : (file?.names[chosen] ?? ''))}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
          setActive(0)
          if (target.value === '') onChoose(undefined)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setOpen(false)
          setTyped(undefined)
        }}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-lg border border-line bg-surface px-3 text-base text-ink placeholder:text-muted"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={options}
        hidden={!shown}
        className="absolute right-0 left-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-lg border border-line bg-surface shadow-lg"
      >
        {found.map((entry, i) => (
          <div
            key={entry}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
            onKeyDown={() => undefined}
            className="min-h-9 cursor-pointer border-b border-line px-3 py-1.5 hover:bg-sunken aria-selected:bg-accent-soft"
          >
            {file!.names[entry]}{' '}
            <span className="text-sm text-muted">{file!.games[file!.ties.entries[entry]!.split('/')[0]!]}</span>
          </div>
        ))}
        {shown && found.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-3 py-2 text-sm text-muted">
            {nothing}
          </div>
        )}
      </div>
    </div>
  )
}

/** Entries one of whose names is, begins with, or holds what was typed, in this order. */
const matches = ({ keys }: PairFile, typed: string): number[] => {
  const wanted = [fold(typed).text.trim(), ...(looksLikeRomaji(typed) ? [romajiKey(typed)] : [])].filter(Boolean)
  const rank = (lines: string) => {
    const all = `\n${lines}\n`
    const ways = wanted.map((one) =>
      all.includes(`\n${one}\n`) ? 0 : all.includes(`\n${one}`) ? 1 : all.includes(one) ? 2 : 3,
    )
    return Math.min(3, ...ways)
  }
  return keys
    .map((lines, entry) => ({ entry, rank: rank(lines) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, offered)
    .map(({ entry }) => entry)
}
