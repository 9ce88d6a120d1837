import { toString } from 'mdast-util-to-string'
import type { Draft, World } from './draft'
import { cure, didYouMean, type Problem } from './problem'
import type { RulingData } from './schema'
import { languages } from './vocabulary'
import { elements } from './walk'

/** What is wrong with the data of a ruling, or between its data and its texts. */
export const checkRuling = (draft: Draft, data: RulingData, index: number, world: World): Problem[] => {
  const { file, frontMatter } = draft.documents.ja
  const line = (frontMatter?.line ?? 0) + 1 + (frontMatter?.yaml.split('\n').findIndex((l) => l.includes(data.id)) ?? 0)
  const at = { file, line }
  const problems: Problem[] = []
  const unknown = (field: string, id: string, known: Iterable<string>, what: string) =>
    problems.push({
      ...at,
      field: `rulings.${index}.${field}`,
      message: `${data.id} names ${what} that there is not`,
      expected: `the id of ${what}`,
      received: id,
      ...cure(didYouMean(id, known)),
    })
  for (const field of ['source', 'quoting'] as const) {
    const id = data[field]
    if (id !== undefined && !world.sources.has(id)) unknown(field, id, world.sources.keys(), 'a source')
  }
  for (const field of ['restsOn', 'supersededBy'] as const)
    for (const id of data[field]) if (!world.rulingIds.has(id)) unknown(field, id, world.rulingIds, 'a ruling')
  if (world.examples)
    for (const id of data.examples) if (!world.examples.has(id)) unknown('examples', id, world.examples, 'an example')
  if (data.status === 'superseded' && data.supersededBy.length === 0)
    problems.push({
      ...at,
      field: `rulings.${index}.supersededBy`,
      message: `${data.id} is superseded, but not said by what`,
      expected: 'the id of a ruling',
      received: 'nothing',
      cure: 'add supersededBy, or set status: historical',
    })
  if (data.from !== undefined && data.until !== undefined && data.from >= data.until)
    problems.push({
      ...at,
      field: `rulings.${index}.until`,
      message: `${data.id} ends before it begins`,
      expected: `a date after ${data.from}`,
      received: data.until,
    })
  for (const language of languages) {
    const element = draft.documents[language].rulings.get(data.id)
    if (element === undefined) continue
    const where = {
      file: draft.documents[language].file,
      line: element.position?.start.line ?? 1,
      field: `<Ruling id="${data.id}">`,
    }
    if (toString(element).trim() === '')
      problems.push({
        ...where,
        message: `the ruling ${data.id} says nothing`,
        expected: 'its text',
        received: 'nothing',
      })
    if (data.kind === 'faq')
      for (const part of ['Q', 'A'])
        if (elements(element, part).length === 0)
          problems.push({
            ...where,
            message: `a question needs <${part}>`,
            expected: '<Q> … </Q> <A> … </A>',
            received: `no <${part}>`,
            cure: `put the ${part === 'Q' ? 'question' : 'answer'} between <${part}> and </${part}>`,
          })
    if (data.status === 'disputed' && elements(element, 'Dispute').length === 0)
      problems.push({
        ...where,
        message: 'a disputed ruling says what disagrees with what',
        expected: '<Dispute> … </Dispute>',
        received: 'nothing',
        cure: 'add it, in both languages',
      })
  }
  return problems
}
