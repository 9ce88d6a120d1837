import {
  eventText,
  lawOf,
  words,
  type AnyGame,
  type Law,
  type Move,
  type Outcome,
  type Text,
  type Viewer,
} from '../engine'

/** Something that a reader may hold to be the outcome of a step. */
export interface Guess {
  readonly text: Text
  readonly right: boolean
}

/**
 * What a reader may choose from before a step is shown: the outcome, and what would come of the same action without
 * each of the rules that decide it. So every wrong answer is one that a missing rule would make right.
 * In a fixed order that does not tell which is right.
 */
export function guessesAt(
  game: Pick<AnyGame, 'apply'>,
  { before, action, outcome }: Move<unknown, unknown>,
  law: Law,
  viewer: Viewer,
): readonly Guess[] {
  const right = said(outcome, viewer)
  const cites = outcome.kind === 'done' ? outcome.events.flatMap((e) => e.cites) : outcome.unmet.flatMap((u) => u.cites)
  const others = [...new Set(cites)].map((id) =>
    said(game.apply(before, action, lawOf(law.era, [...law.without, id])), viewer),
  )
  const texts = new Map([right, ...others].map((text) => [text.ja, text]))
  // A rule that is missing changes no word of it: then the question is only whether it is allowed.
  if (texts.size === 1) {
    const opposite = outcome.kind === 'done' ? notAllowed : allowed
    const plain = outcome.kind === 'done' ? allowed : notAllowed
    return inOrder([
      { text: plain, right: true },
      { text: opposite, right: false },
    ])
  }
  return inOrder([...texts.values()].slice(0, 4).map((text) => ({ text, right: text.ja === right.ja })))
}

const allowed = words('できる', 'It is allowed')
const nothing = words('何も起こらない', 'Nothing happens')
const notAllowed = words('できない', 'It is not allowed')

function said(outcome: Outcome<unknown>, viewer: Viewer): Text {
  if (outcome.kind === 'refused') return notAllowed
  const texts = outcome.events.map((event) => eventText(event, viewer))
  return texts.length === 0
    ? nothing
    : { ja: texts.map(({ ja }) => ja).join('　'), en: texts.map(({ en }) => en).join(' ') }
}

/** By the words themselves: the same question has the same order every time, and the right one has no place of its own. */
function inOrder(guesses: readonly Guess[]): readonly Guess[] {
  return guesses.toSorted((a, b) => (a.text.en < b.text.en ? -1 : 1))
}
