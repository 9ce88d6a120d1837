'use client'

import { lazy, Suspense, useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { markFound } from './found'
import './found.css'
import { openOption, type Option } from './option'
import type { SearchWords } from './words'

const Suggestions = lazy(() => import('./suggestions'))

/** The search box of every page. Nothing of the search is loaded before it has the focus; without a script it is a form. */
export const SearchBox = ({ language, words }: { language: Language; words: SearchWords }) => {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [options, setOptions] = useState<readonly Option[]>([])
  const [busy, setBusy] = useState(false)
  const onOptions = useCallback((offered: readonly Option[]) => {
    setOptions(offered)
    setActive(-1)
  }, [])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
      const k = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.isComposing || (!slash && !k)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    markFound()
    addEventListener('hashchange', markFound)
    return () => removeEventListener('hashchange', markFound)
  }, [])

  const shown = open && query.trim() !== ''
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, Enter and arrows are its own; Safari says so by 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && query.trim() !== '') {
      event.preventDefault()
      setOpen(true)
      const count = options.length + 1
      if (options.length > 0) setActive(((active + 1 + step + count) % count) - 1)
    } else if (event.key === 'Escape') {
      if (shown) event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault()
      openOption(options[active]!)
    }
  }

  // The form listens for the focus leaving it as a whole: its input and the list below.
  // oxlint-disable jsx-a11y/no-noninteractive-element-interactions
  return (
    <form
      role="search"
      action={`${basePath}/${language}/search`}
      className="relative w-full sm:w-64"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={words.label}
        aria-expanded={shown}
        aria-controls="search-suggestions"
        aria-autocomplete="list"
        aria-keyshortcuts="/ Control+K"
        {...(shown && active >= 0 ? { 'aria-activedescendant': `search-option-${active}` } : {})}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={() => {
          setWanted(true)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        className="min-h-10 w-full rounded-lg border border-line bg-paper px-3 text-base text-ink placeholder:text-muted"
      />
      <div
        id="search-suggestions"
        role="listbox"
        aria-label={words.suggestions}
        aria-busy={busy}
        hidden={!shown}
        className="absolute right-0 left-0 z-30 mt-1 max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface shadow-lg sm:left-auto sm:w-[28rem]"
      >
        {wanted && (
          <Suspense>
            <Suggestions
              query={query}
              language={language}
              words={words}
              active={active}
              onOptions={onOptions}
              onBusy={setBusy}
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}
