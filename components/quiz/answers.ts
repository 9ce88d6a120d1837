import { useSyncExternalStore } from 'react'
import type { Answers } from './question'

const stored = 'uraomote.quiz'
const none: Answers = {}
const changed = new EventTarget()
let kept: { readonly text: string | null; readonly answers: Answers } = { text: null, answers: none }

/** What is kept on the device; what cannot be read counts as nothing. */
const read = (): Answers => {
  let text: string | null = kept.text
  try {
    text = localStorage.getItem(stored)
  } catch {
    // Storage may be closed to the page: the score then lives as long as the page.
  }
  if (text === kept.text) return kept.answers
  kept = { text, answers: parse(text) }
  return kept.answers
}

const parse = (text: string | null): Answers => {
  try {
    const json: unknown = JSON.parse(text ?? '{}')
    if (typeof json !== 'object' || json === null) return none
    return Object.fromEntries(
      Object.entries(json).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
    )
  } catch {
    return none
  }
}

const write = (answers: Answers): void => {
  const text = JSON.stringify(answers)
  kept = { text, answers }
  try {
    localStorage.setItem(stored, text)
  } catch {
    // See above.
  }
  changed.dispatchEvent(new Event('change'))
}

const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** The answers given so far, and ways to add one or clear them. */
export const useAnswers = () => {
  const answers = useSyncExternalStore(subscribe, read, () => none)
  return {
    answers,
    answer: (key: string, right: boolean) => write({ ...read(), [key]: right }),
    clear: () => write(none),
  }
}
