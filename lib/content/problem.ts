import { distance } from 'fastest-levenshtein'

/** Something wrong in the content, told so that its author can mend it. */
export type Problem = {
  readonly file: string
  /** Counted from 1; absent where the whole file is meant. */
  readonly line?: number
  readonly column?: number
  /** The field or component, such as `rulings.3.date`. */
  readonly field?: string
  readonly message: string
  readonly expected?: string
  readonly received?: string
  /** What to do about it. */
  readonly cure?: string
}

/** One problem as lines of text: place, message, expected, received, cure. */
export const formatProblem = (problem: Problem): string => {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
  const details = [
    problem.field === undefined ? undefined : `field     ${problem.field}`,
    problem.expected === undefined ? undefined : `expected  ${problem.expected}`,
    problem.received === undefined ? undefined : `received  ${problem.received}`,
    problem.cure === undefined ? undefined : `mend      ${problem.cure}`,
  ].filter((line) => line !== undefined)
  return [`${place}  ${problem.message}`, ...details.map((line) => `    ${line}`)].join('\n')
}

/** All problems of the content at once: thrown by the loader, so that no broken page is ever built. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n\n${problems.map(formatProblem).join('\n\n')}\n`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Those of `known` that are written most like `word`, nearest first: at most three, none that shares too little. */
export const nearest = (word: string, known: Iterable<string>): string[] =>
  [...new Set(known)]
    .map((candidate) => ({ candidate, apart: apart(word, candidate) }))
    .filter(({ candidate, apart: a }) => a <= Math.max(word.length, candidate.length) * 0.6)
    .sort((a, b) => a.apart - b.apart || a.candidate.length - b.candidate.length)
    .slice(0, 3)
    .map(({ candidate }) => candidate)

// A word that holds the other is near, however much longer it is.
const apart = (a: string, b: string): number => {
  const edits = distance(a.toLowerCase(), b.toLowerCase())
  return a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a)) ? Math.min(edits, 2) : edits
}

export const didYouMean = (word: string, known: Iterable<string>): string | undefined => {
  const near = nearest(word, known)
  return near.length > 0 ? `did you mean ${near.map((n) => `«${n}»`).join(', ')}?` : undefined
}

/** The field `cure` of a problem, where there is one to name. */
export const cure = (text: string | undefined): { cure?: string } => (text === undefined ? {} : { cure: text })
