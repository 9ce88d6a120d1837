import { keptAs, useKept } from '../site/kept'
import type { Answers } from './question'

const kept = keptAs('quiz')
const none: Answers = {}

/** What cannot be read counts as nothing. */
const parse = (text: string | undefined): Answers => {
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

/** The answers given so far, and ways to add one or clear them. */
export const useAnswers = () => ({
  answers: parse(useKept(kept)),
  answer: (key: string, right: boolean) => kept.write(JSON.stringify({ ...parse(kept.read()), [key]: right })),
  clear: () => kept.write(JSON.stringify(none)),
})
