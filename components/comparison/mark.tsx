import type { Fact, Text } from '@/lib/engine'
import type { Language } from '@/lib/content/vocabulary'
import { compareTexts, type MarkName } from '@/lib/interface/compare-texts'
import type { Value } from '@/lib/play/comparison'

type MarkProps = { readonly name: MarkName; readonly language: Language; readonly short?: boolean }

/** A sign with its word. */
export const Mark = ({ name, language, short = false }: MarkProps) => {
  const [sign, word, shorter] = compareTexts(language).marks[name]
  return (
    <span className="comparison-mark" data-value={name}>
      <span aria-hidden>{sign} </span>
      {short ? (shorter ?? word) : word}
    </span>
  )
}

type DetailProps = {
  readonly value: Value
  /** What the values of this fact are called. */
  readonly words: Readonly<Record<string, Text>> | undefined
  readonly language: Language
}

/** What it is now, from what it has changed to what, or why it is not allowed. */
export const Detail = ({ value, words, language }: DetailProps) => {
  const called = (fact: Fact | undefined) => words?.[String(fact)]?.[language] ?? String(fact)
  switch (value.kind) {
    case 'kept':
      return value.now === undefined ? null : <>{called(value.now)}</>
    case 'changed':
      return (
        <>
          {called(value.from)} → {called(value.to)}
        </>
      )
    case 'not-allowed':
      return <>{value.unmet.map((text) => text[language]).join(language === 'ja' ? '。' : '; ')}</>
    default:
      return null
  }
}
