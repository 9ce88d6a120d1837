import type { PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { RulingKind, RulingStatus } from '../content/vocabulary'
import { datesIn, endIn } from './dates'
import type { Candidate } from './entry'
import { phrasingOf } from './output/phrasing'
import { sentencesOf } from './sentences'
import { visibleText, type SourceLine, type TextLine } from './tree'

const question = /^\s*[QＱ][:：.．]\s*/
const answer = /^\s*[AＡ][:：.．]\s*/

export const element = (name: string, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [...children] as MdxJsxFlowElement['children'],
})
export const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children })

type Signs = {
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly date?: string
  readonly until?: string
}

/** Kind, status and date, as far as the words of a text tell them. */
const signsOf = (text: string, history: boolean): Signs => {
  const date = datesIn(text).at(-1)
  const kind = text.includes('特殊裁定') ? 'special' : history || /裁定(?:が|の)?変更/.test(text) ? 'history' : 'ruling'
  const status = history ? 'historical' : text.includes('調整中') ? 'disputed' : 'current'
  const until = history ? endIn(text) : undefined
  return { kind, status, ...(date === undefined ? {} : { date }), ...(until === undefined ? {} : { until }) }
}

const shown = (lines: readonly TextLine[]) => lines.map((line) => visibleText(line.content)).join('')

/** A candidate made of blocks that are already written. */
export const candidateOf = (
  text: string,
  sentences: readonly SourceLine[],
  ja: readonly RootContent[],
  history: boolean,
  given: Partial<Candidate> = {},
): Candidate => {
  const signs = { ...signsOf(text, history), ...given }
  return { ...signs, sentences, en: [], ja: signs.status === 'disputed' ? [element('Dispute', ja)] : ja }
}

/** What lines of text hold: one ruling, or one for each question with its answer. */
export const candidatesOf = (
  lines: readonly TextLine[],
  history: boolean,
  wrap: (children: PhrasingContent[]) => RootContent = paragraph,
): Candidate[] => {
  const groups: TextLine[][] = []
  let asked = false
  for (const line of lines) {
    const text = visibleText(line.content)
    if (question.test(text)) asked = true
    if (groups.length === 0 || question.test(text)) groups.push([])
    groups.at(-1)!.push(line)
  }
  return groups.flatMap((group): Candidate[] => {
    const text = shown(group)
    const sentences = group.flatMap(sentencesOf)
    if (text.trim() === '') return []
    if (asked && question.test(text)) return [faq(group, text, sentences, history)]
    return [candidateOf(text, sentences, [wrap(phrasingOf(group))], history)]
  })
}

/** The signs of a question and its answer: Q and A become elements, the marks go. */
const faq = (lines: readonly TextLine[], text: string, sentences: SourceLine[], history: boolean): Candidate => {
  const at = lines.findIndex((line) => answer.test(visibleText(line.content)))
  const asked = at < 0 ? lines : lines.slice(0, at)
  const answered = at < 0 ? [] : lines.slice(at)
  const ja: RootContent[] = [element('Q', [paragraph(phrasingOf(without(question, asked)))])]
  if (answered.length > 0) ja.push(element('A', [paragraph(phrasingOf(without(answer, answered)))]))
  return candidateOf(text, sentences, ja, history, { kind: 'faq' })
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
