import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readContent } from '../lib/content/load'
import { formatProblem } from '../lib/content/problem'
import { compare, type AnyExample, type AnyGame } from '../lib/engine'
import { duelMasters } from '../lib/games/duel-masters'
import { magic } from '../lib/games/magic'
import { yugioh } from '../lib/games/yugioh'
import { Refusal } from './scaffold/ask'
import { begin, readCall } from './scaffold/begin'

/** What CONTRIBUTING.md shows: each command with the blocks that follow it, `content/…` in their first line. */
const project = join(import.meta.dirname, '..')
const blocks = [
  ...readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8').matchAll(/```(\S+) ?(\S*)\n([\s\S]*?)```/g),
].map(([, language, file, text]) => ({ language: language!, file: file!, text: text! }))
const sample = (kind: string) => {
  const at = blocks.findIndex(({ language, text }) => language === 'sh' && text.startsWith(`npm run new -- ${kind} `))
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(({ language }) => language === 'sh')
  const words =
    blocks[at]!.text.trim()
      .slice('npm run new -- '.length)
      .match(/"[^"]*"|\S+/g) ?? []
  return {
    call: words.map((word) => word.replaceAll('"', '')),
    shown: rest.slice(0, end === -1 ? undefined : end).filter(({ file }) => file.startsWith('content/')),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'new-'))
const content = join(folder, 'content')
const path = (file: string) => join(folder, file)
cpSync(join(project, 'content'), content, { recursive: true })
symlinkSync(join(project, 'lib'), path('lib'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = () => readContent(content, { root: folder })
const { site: before } = read()
const made = (call: readonly string[]) => begin(readCall(call), before, content, '2026-11-30').files
const make = (call: readonly string[]) => {
  for (const [file, text] of Object.entries(made(call))) writeFileSync(join(content, file), text)
}
const change = (file: string, to: (text: string) => string) =>
  writeFileSync(path(file), to(readFileSync(path(file), 'utf8')))
const cleared = (text: string) => text.replace(/ *draft: true.*\n/, '')
const written = (text: string) => text.replace(/ # TODO.*/, '').replace(/TODO: [^<\n]*/g, '書いた。')
/** The number is that of the day on which it is run, a list that is added to begins elsewhere, and the formatter sets the page. */
const numbered = (text: string) =>
  text
    .replace(/^rulings:\n/, '')
    .replace(/ygo-fd-\d+/g, 'ygo-fd-…')
    .replace(/\s+/g, '')

const kinds = ['term', 'card', 'ruling', 'example'] as const

describe('what CONTRIBUTING.md shows', () => {
  it.each(kinds)('is what npm run new makes: a %s', (kind) => {
    const { call, shown } = sample(kind)
    const files = made(call)
    expect(shown.length).toBeGreaterThan(0)
    for (const { file, text } of shown)
      expect(numbered(files[file.slice('content/'.length)]!), file).toContain(numbered(text))
  })

  it('is a valid draft on no page, and is published when it is written and cleared', () => {
    for (const kind of kinds) make(sample(kind).call)
    const drafts = read()
    expect(drafts.problems).toEqual([])
    expect([...drafts.site.entries.keys()]).toEqual([...before.entries.keys()])
    expect([...drafts.site.rulings.keys()]).toEqual([...before.rulings.keys()])

    change(sample('term').shown[0]!.file, cleared)
    const said = blocks.find(({ language }) => language === 'text')!.text.trim()
    for (const kind of ['term', 'card', 'ruling'] as const) {
      const { file } = sample(kind).shown[0]!
      for (const one of [file, file.replace('.ja.', '.en.')]) {
        if (kind === 'term' && one === file) change(one, (text) => text)
        else change(one, (text) => cleared(written(text)))
      }
    }
    // The draft that was cleared too early is told as CONTRIBUTING.md says.
    expect(read().problems.map(formatProblem)).toContain(said)

    change(sample('term').shown[0]!.file, written)
    const { site, problems } = read()
    expect(problems).toEqual([])
    expect(site.entries.size).toBe(before.entries.size + 2)
    const added = [...site.rulings.values()].filter(({ id }) => !before.rulings.has(id))
    expect(added).toMatchObject([{ kind: 'faq', date: '2014-10-25', heading: 'faq', entry: 'yugioh/face-down' }])
  })

  it.each([
    ['yugioh', yugioh, 'ygo-bp-26', 'ygo-sample'],
    ['duel-masters', duelMasters, 'dm-flip-13', 'dm-sample'],
    ['magic', magic, 'mtg-cloak-05', 'mtg-sample'],
  ] as const)('comes out as written: an example of %s', async (game, rules, ruling, id) => {
    const file = path(`content/${game}/examples/${id}.ts`)
    if (!existsSync(file)) make(['example', ruling, '--slug', 'sample'])
    const [example] = Object.values((await import(/* @vite-ignore */ file)) as Record<string, AnyExample>)
    expect(compare(rules as unknown as AnyGame, example!)).toEqual([])
  })
})

describe('a wrong call is told with its cure', () => {
  it.each([
    ['no such entry', ['ruling', 'yugioh/face-dwn'], 'yugioh/face-down'],
    ['no such ruling', ['example', 'ygo-fd-229'], 'ygo-fd-22'],
    ['a name that is there', ['term', 'magic', '--ja', '偽装', '--en', 'Cloak'], 'npm run new -- ruling magic/cloak'],
    ['a reading that nobody can know', ['term', 'magic', '--ja', '擬態', '--en', 'Mimic'], '--reading'],
    ['a group that there is not', ['term', 'magic', '--ja', 'みほん', '--en', 'Mimic', '--group', 'efect'], '«effect»'],
    [
      'a slug that is taken',
      ['card', 'yugioh', '--ja', 'みほん', '--en', 'Face down!', '--slug', 'face-down'],
      '--slug',
    ],
    ['a name without quotes', ['card', 'yugioh', 'of', 'Moon'], 'quotes'],
    ['a thing that there is not', ['game', 'chess'], 'ruling, example, card, term'],
    ['an option that there is not', ['card', 'yugioh', '--name', 'x'], '--name'],
  ])('%s', (_, call, cure) => {
    expect(() => made(call)).toThrow(Refusal)
    expect(() => made(call)).toThrow(cure)
  })
})

it('an id is never used again, not even that of another draft', () => {
  const call = ['ruling', 'magic/cloak']
  make(call)
  expect(Object.values(made(call))[0]).toContain('id: mtg-cloak-20')
})

it('the command says what it cannot do, with its exit code', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'new.ts'), 'card', 'too', 'many'],
    { cwd: project, encoding: 'utf8' },
  )
  expect(stderr).toContain('put names in quotes')
  expect(status).toBe(2)
})
