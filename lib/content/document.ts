import type { Root, RootContent } from 'mdast'
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { findMana, liftBlocks } from './normalise'
import { cure, didYouMean, type Problem } from './problem'
import { components, figures, games, type ComponentName } from './vocabulary'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** A heading of level 2 or 3 with its assigned anchors: the first is its id, the others are old ones that lead here. */
export type Heading = {
  readonly depth: number
  readonly id: string
  readonly anchors: readonly string[]
  readonly text: string
  readonly line: number
}

/** The text of an entry in one language, as a checked tree. */
export type Document = {
  readonly tree: Root
  /** YAML of the front matter and the number of lines above it. */
  readonly frontMatter?: { readonly yaml: string; readonly line: number }
  readonly headings: readonly Heading[]
  /** Elements `<Ruling>` by id. */
  readonly rulings: ReadonlyMap<string, JsxElement>
  readonly counterparts: readonly JsxElement[]
  readonly problems: readonly Problem[]
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkMdx)

/** The literal attribute of an element, or undefined. */
export const attribute = (element: JsxElement, name: string): string | undefined => {
  const found = element.attributes.find((a): a is MdxJsxAttribute => a.type === 'mdxJsxAttribute' && a.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Parses and checks the text of an entry. Never throws: what is wrong is in `problems`. */
export const parseDocument = (source: string, file: string): Document => {
  let tree: Root
  try {
    tree = parser.parse(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return {
      tree: { type: 'root', children: [] },
      headings: [],
      rulings: new Map(),
      counterparts: [],
      problems: [syntaxProblem(error, file)],
    }
  }
  const problems: Problem[] = []
  const headings: Heading[] = []
  const rulings = new Map<string, JsxElement>()
  const counterparts: JsxElement[] = []

  const first = tree.children[0]
  const frontMatter = first?.type === 'yaml' ? { yaml: first.value, line: first.position?.start.line ?? 1 } : undefined
  if (frontMatter) tree.children.shift()
  liftBlocks(tree)

  visit(tree, (node) => {
    const line = node.position?.start.line
    const column = node.position?.start.column
    const at = { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
    switch (node.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        problems.push({
          ...at,
          message: 'braces in prose would be run as code',
          expected: 'literal text',
          received: `{${node.value}}`,
          cure: `write \\{${node.value}} to show the braces (mana symbols too)`,
        })
        return
      case 'mdxjsEsm':
        problems.push({
          ...at,
          message: 'import and export have no place in an entry',
          expected: 'text',
          received: firstLine(node.value),
          cure: 'remove it, or begin the line with another word',
        })
        return
      case 'heading': {
        const heading = readHeading(node, at.line ?? 1)
        if (heading === undefined || (heading.depth !== 2 && heading.depth !== 3))
          problems.push({
            ...at,
            message: 'a heading without an id, or of another level than 2 and 3',
            expected: '## Heading [#id]',
            received: toString(node),
            cure: 'end the heading with [#an-ascii-id], the same in both languages',
          })
        else headings.push(heading)
        return
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? ''
        problems.push(...checkElement(node, at))
        if (name === 'Ruling') {
          const id = attribute(node, 'id')
          if (id !== undefined) {
            if (rulings.has(id))
              problems.push({
                ...at,
                message: `the ruling ${id} stands twice in this text`,
                received: id,
                cure: 'keep one of the two',
              })
            rulings.set(id, node)
          }
        }
        if (name === 'Counterpart') counterparts.push(node)
        return
      }
      case 'html':
        problems.push({
          ...at,
          message: 'HTML has no place in an entry',
          expected: 'Markdown',
          received: firstLine(node.value),
        })
        return SKIP
      default:
        return
    }
  })
  findMana(tree)
  for (const id of duplicates(headings.flatMap((h) => [h.id, ...h.anchors])))
    problems.push({
      file,
      message: `the anchor #${id} stands twice`,
      received: id,
      cure: 'give each heading an id of its own',
    })
  return { tree, headings, rulings, counterparts, problems, ...(frontMatter ? { frontMatter } : {}) }
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

const duplicates = (items: readonly string[]) => [...new Set(items.filter((item, i) => items.indexOf(item) !== i))]

/** Takes the trailing `[#id] [#old-anchor]` off a heading and returns it as data. */
const readHeading = (node: { depth: number; children: RootContent[] }, line: number): Heading | undefined => {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /^(.*?)\s*((?:\[#[A-Za-z][\w-]*\]\s*)+)$/su.exec(last.value)
  if (!match) return undefined
  last.value = match[1]!
  const [id, ...anchors] = [...match[2]!.matchAll(/\[#([\w-]+)\]/g)].map((m) => m[1]!)
  return { depth: node.depth, id: id!, anchors, text: toString(node), line }
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>

const checkElement = (node: JsxElement, at: Place): Problem[] => {
  const name = node.name ?? ''
  if (!(name in components))
    return [
      {
        ...at,
        field: name || '<>',
        message: `unknown component <${name}>`,
        expected: Object.keys(components)
          .map((c) => `<${c}>`)
          .join(' '),
        received: `<${name}>`,
        cure: didYouMean(name, Object.keys(components)) ?? `write \\<${name} for a literal angle bracket`,
      },
    ]
  const known: readonly string[] = components[name as ComponentName]
  const allowed = known.map((a) => a.replace('!', ''))
  const problems: Problem[] = []
  for (const given of node.attributes) problems.push(...checkAttribute(given, name, allowed, at))
  for (const required of known.filter((a) => a.endsWith('!')).map((a) => a.slice(0, -1)))
    if (attribute(node, required) === undefined)
      problems.push({
        ...at,
        field: `${name}.${required}`,
        message: `<${name}> needs ${required}="…"`,
        expected: `${required}="…"`,
        received: 'nothing',
        cure: `add ${required}="…"`,
      })
  const closed: Record<string, readonly string[]> = { Figure: figures, Counterpart: games }
  const value =
    name === 'Figure' ? attribute(node, 'name') : name === 'Counterpart' ? attribute(node, 'game') : undefined
  const values = closed[name]
  if (values && value !== undefined && !values.includes(value))
    problems.push({
      ...at,
      field: name,
      message: `<${name}> names something that there is not`,
      expected: values.join(' | '),
      received: value,
      ...cure(didYouMean(value, values)),
    })
  return problems
}

const checkAttribute = (
  given: MdxJsxAttribute | MdxJsxExpressionAttribute,
  name: string,
  allowed: readonly string[],
  at: Place,
): Problem[] => {
  if (given.type === 'mdxJsxExpressionAttribute' || (given.value !== null && typeof given.value === 'object'))
    return [
      {
        ...at,
        field: name,
        message: 'an attribute with an expression would be run as code',
        expected: 'a literal: name="value"',
        received: given.type === 'mdxJsxAttribute' ? `${given.name}={…}` : `{${given.value}}`,
        cure: 'write the value in double quotes',
      },
    ]
  if (!allowed.includes(given.name))
    return [
      {
        ...at,
        field: `${name}.${given.name}`,
        message: `<${name}> has no attribute ${given.name}`,
        expected: allowed.join(', ') || 'none',
        received: given.name,
        ...cure(didYouMean(given.name, allowed)),
      },
    ]
  return []
}

const syntaxProblem = (error: VFileMessage, file: string): Problem => ({
  file,
  ...(error.line === undefined ? {} : { line: error.line }),
  ...(error.column === undefined ? {} : { column: error.column }),
  message: `the MDX cannot be read: ${error.reason}`,
  cure: syntaxCure(error.reason),
})

const syntaxCure = (reason: string): string => {
  if (/closing tag|end-tag|closing/i.test(reason))
    return 'close each component: <Ruling id="…"> … </Ruling>, with blank lines around blocks'
  if (/before name|in name|local name|attribute/i.test(reason))
    return 'write \\< for a literal angle bracket, or say «less than» in words; no <br> and no <!-- -->'
  if (/expression|acorn|brace/i.test(reason)) return 'write \\{ for a literal brace'
  return 'see «Text» in CONTRIBUTING.md'
}
