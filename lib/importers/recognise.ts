import type { PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { RulingKind } from '../content/vocabulary'
import { beginsInThePast, datesIn, endIn } from './dates'
import type { Candidate } from './entry'
import { phrasingOf } from './output/phrasing'
import { sentencesOf } from './sentences'
import { visibleText, type SourceLine, type TextLine } from './tree'

/** Also with a number: `Q1:`, `Ａ２．`. */
const question = /^\s*[QＱ][\d０-９]{0,3}[:：.．]\s*/
const answer = /^\s*[AＡ][\d０-９]{0,3}[:：.．]\s*/

export const element = (name: string, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [...children] as MdxJsxFlowElement['children'],
})
export const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children })

const shown = (lines: readonly TextLine[]): string => {
  let text = ''
  for (const line of lines) text += visibleText(line.content)
  return text
}

/** What stands around a text tells of it. */
export type Given = {
  readonly history: boolean
  /** The kind, whatever its words tell. */
  readonly kind?: RulingKind
  /** The kind where its words tell none. */
  readonly otherwise?: RulingKind
  readonly under?: Candidate | undefined
}

/** A candidate made of blocks that are already written: kind, status and date as far as the words of its text tell them. */
export const candidateOf = (
  text: string,
  sentences: readonly SourceLine[],
  ja: readonly RootContent[],
  given: Given,
): Candidate => {
  const { kind, under } = given
  const history = given.history || beginsInThePast(text)
  const status = history ? 'historical' : text.includes('調整中') ? 'disputed' : 'current'
  const candidate: Writable<Candidate> = {
    kind: kind ?? (history ? 'history' : kindOf(text)) ?? given.otherwise ?? 'ruling',
    status,
    sentences,
    en: [],
    ja: status === 'disputed' ? [element('Dispute', ja)] : ja,
  }
  const date = datesIn(text.replaceAll(edited, '')).at(-1)
  const until = history ? endIn(text) : undefined
  if (date !== undefined) candidate.date = date
  if (until !== undefined) candidate.until = until
  if (under !== undefined) candidate.under = under
  return candidate
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] }

/** When a part of a page was written: no date of a ruling. */
const edited = /&new\{[^{}]*\};/g
/** A visitor's remark ends with the time at which `#comment` took it down. */
const signature = /&new\{[^{}]*\};\s*$/

const kindOf = (text: string): RulingKind | undefined => {
  if (text.includes('特殊裁定')) return 'special'
  if (/裁定(?:が|の)?変更/.test(text)) return 'history'
  return signature.test(text) ? 'note' : undefined
}

/** What lines of text hold: one ruling, or one for each question with its answer. */
export const candidatesOf = (
  lines: readonly TextLine[],
  given: Given,
  wrap: (children: PhrasingContent[]) => RootContent = paragraph,
): Candidate[] => {
  const candidates: Candidate[] = []
  for (const group of byQuestion(lines)) {
    const text = shown(group)
    if (text.trim() === '') continue
    const sentences = group.flatMap(sentencesOf)
    const asked = question.test(text) ? faq(group) : undefined
    if (asked !== undefined) candidates.push(candidateOf(text, sentences, asked, { ...given, kind: 'faq' }))
    else candidates.push(candidateOf(text, sentences, [wrap(phrasingOf(group))], given))
  }
  return candidates
}

/** Lines in groups of which each begins with a question, but for what stands before the first. */
const byQuestion = (lines: readonly TextLine[]): TextLine[][] => {
  const groups: TextLine[][] = []
  for (const line of lines)
    if (groups.length === 0 || question.test(visibleText(line.content))) groups.push([line])
    else groups.at(-1)!.push(line)
  return groups
}

/** A question and its answer as elements, without the marks Q and A; undefined where there is no answer. */
const faq = (lines: readonly TextLine[]): RootContent[] | undefined => {
  const at = lines.findIndex((line) => answer.test(visibleText(line.content)))
  if (at < 0) return undefined
  return [
    element('Q', [paragraph(phrasingOf(without(question, lines.slice(0, at))))]),
    element('A', [paragraph(phrasingOf(without(answer, lines.slice(at))))]),
  ]
}

/** The lines without the mark at their start. */
const without = (mark: RegExp, lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, index) => {
    const first = line.content[0]
    if (index > 0 || first?.type !== 'text') return line
    return { ...line, content: [{ type: 'text', value: first.value.replace(mark, '') }, ...line.content.slice(1)] }
  })

export const isAnswer = (lines: readonly TextLine[]): boolean => answer.test(visibleText(lines[0]?.content ?? []))
export const isOpenQuestion = (lines: readonly TextLine[]): boolean =>
  lines.some((line) => question.test(visibleText(line.content))) &&
  !lines.some((line) => answer.test(visibleText(line.content)))

/** Whether an item is nothing but links: part of a list of pages, no ruling. */
export const isOnlyLinks = (lines: readonly TextLine[]): boolean =>
  lines.length === 1 &&
  lines[0]!.content.some((node) => node.type === 'link') &&
  lines[0]!.content.every(
    (node) => node.type === 'link' || (node.type === 'text' && /^[\s()（）・、,/]*$/.test(node.value)),
  )
