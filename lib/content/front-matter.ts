import { LineCounter, isNode, parseDocument } from 'yaml'
import type { z } from 'zod'
import { nearest, type Problem } from './problem'

type Checked<T> = { readonly value?: T; readonly problems: readonly Problem[] }

/**
 * Reads YAML against a schema. Every mistake becomes a problem with the line of the field that is wrong.
 * `lineOffset` is the number of lines that stand above the YAML in its file.
 */
export const readYaml = <Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  file: string,
  lineOffset = 0,
): Checked<z.infer<Schema>> => {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error): Problem => ({
      file,
      line: lines.linePos(error.pos[0]).line + lineOffset,
      column: lines.linePos(error.pos[0]).col,
      message: `the YAML cannot be read: ${error.message.split('\n')[0]}`,
      cure: 'put a text that holds «: », «#», «{» or «[» in quotes',
    }))
    return { problems }
  }
  const parsed = schema.safeParse(document.toJS(), { reportInput: true })
  if (parsed.success) return { value: parsed.data, problems: [] }

  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + lineOffset
    }
    return 1 + lineOffset
  }
  return { problems: parsed.error.issues.map((issue) => problemOf(issue, file, lineOf(issue.path))) }
}

const problemOf = (issue: z.core.$ZodIssue, file: string, line: number): Problem => {
  const field = issue.path.join('.') || undefined
  const received = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input)
  const base = { file, line, ...(field === undefined ? {} : { field }) }
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        ...base,
        message: `unknown field ${issue.keys.map((key) => `«${key}»`).join(', ')}`,
        received: issue.keys.join(', '),
        cure: 'the fields that there are stand in CONTRIBUTING.md; is one misspelt or indented too little?',
      }
    case 'invalid_value': {
      const values = issue.values.map(String)
      const near = typeof issue.input === 'string' ? nearest(issue.input, values) : []
      return {
        ...base,
        message: 'not one of the values that this field can have',
        expected: values.join(' | '),
        received,
        ...(near.length > 0 ? { cure: `did you mean «${near[0]}»?` } : {}),
      }
    }
    case 'invalid_type':
      return {
        ...base,
        message: issue.input === undefined ? 'a field is missing' : 'a value of the wrong type',
        expected: issue.expected,
        received,
        cure:
          issue.input === undefined ? `add «${String(issue.path.at(-1))}»` : `write a value of type ${issue.expected}`,
      }
    default:
      return { ...base, message: issue.message, received }
  }
}
