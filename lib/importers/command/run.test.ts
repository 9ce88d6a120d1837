import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readOptions, usage } from './options'
import { progress } from './progress'
import { run } from './run'

const root = mkdtempSync(join(tmpdir(), 'import-'))
/** Calls the command as the shell does. */
const call = (...args: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const options = readOptions(args, '2026-11-30')
  if (options === 'help') return { status: 0, stdout: usage, stderr: '' }
  const around = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), bar, taken: [] }
  const code = 'wrong' in options ? options : run(options, around)
  if (typeof code !== 'number') err.push(code.wrong)
  return { status: typeof code === 'number' ? code : 2, stdout: out.join('\n'), stderr: err.join('\n') }
}
/** A terminal that is none. */
const bar = { isTTY: false, write: () => true } as unknown as NodeJS.WriteStream
afterAll(() => rmSync(root, { recursive: true }))

let folder = root
let input = ''
let out = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'))
  input = join(folder, 'sample.txt')
  out = join(folder, 'out')
  writeFileSync(input, '*見本(みほん)/Sample\n一つ目。\n//注\n')
})
const yugioh = ['--game', 'yugioh', '--type', 'topics']

describe('the command', () => {
  it('writes a draft and a report', () => {
    const report = join(folder, 'report.json')
    const first = call(input, ...yugioh, '--out', out, '--report', report)
    expect(first.stderr).toBe('')
    expect(first.status).toBe(0)
    expect(readdirSync(join(out, 'yugioh', 'topics'))).toEqual(['sample.en.mdx', 'sample.ja.mdx'])
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      kind: 'pukiwiki',
      encoding: 'utf-8',
      statements: [
        { line: 1, column: 1, ruling: null, dropped: 'page title' },
        { line: 2, column: 1, text: '一つ目。', ruling: 'ygo-sample-1', dropped: null },
        { line: 3, column: 1, ruling: null, dropped: 'comment' },
      ],
    })
  })

  it('the second time it merges what is new into the draft, and keeps what an editor wrote', () => {
    call(input, ...yugioh, '--out', out)
    const draft = join(out, 'yugioh', 'topics', 'sample.ja.mdx')
    const edited = readFileSync(draft, 'utf8').replace('\n一つ目。', '\n我々の言葉。')
    writeFileSync(draft, edited)
    writeFileSync(input, '*見本(みほん)/Sample\n一つ目。\n-全く違う文。\n')
    const look = call(input, ...yugioh, '--out', out, '--dry-run')
    expect(look.stdout).toContain('new, as ygo-sample-2: 3:1 -全く違う文。')
    expect(readFileSync(draft, 'utf8')).toBe(edited)
    expect(call(input, ...yugioh, '--out', out).status).toBe(0)
    const merged = readFileSync(draft, 'utf8')
    expect(merged).toContain('我々の言葉。')
    expect(merged).toContain('<Ruling id="ygo-sample-2">\n\n全く違う文。')
    expect(call(input, ...yugioh, '--out', out).stdout).toContain('nothing changed')
    expect(readFileSync(draft, 'utf8')).toBe(merged)
  })

  it('never writes over an entry that is published: its merged draft goes to the output folder', () => {
    call(input, ...yugioh, '--out', out)
    const entry = join(out, 'yugioh', 'topics', 'sample.ja.mdx')
    const published = readFileSync(entry, 'utf8').replace('draft: true\n', '')
    writeFileSync(entry, published)
    writeFileSync(input, '*見本(みほん)/Sample\n一つ目。\n\n全く違う文。\n')
    const refused = call(input, ...yugioh, '--out', out)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('is published; name another folder with --out')
    const elsewhere = join(folder, 'elsewhere')
    expect(call(input, ...yugioh, '--out', elsewhere, '--against', entry).status).toBe(0)
    expect(readFileSync(join(elsewhere, 'yugioh', 'topics', 'sample.ja.mdx'), 'utf8')).toContain('draft: true')
    expect(readFileSync(entry, 'utf8')).toBe(published)
    const here = call(input, '--out', join(folder, 'third'), '--against', entry)
    expect(here.stdout).toContain(join('third', 'yugioh', 'topics', 'sample.ja.mdx'))
  })

  it('tells the game and the type from the page, and asks where the page does not tell', () => {
    const asked = call(input, '--out', out)
    expect(asked.status).toBe(1)
    expect(asked.stderr).toContain('name it with --game')
    writeFileSync(input, '*見本(みほん)/Sample\n[[バトルゾーン]]の[[マナゾーン]]に[[超次元ゾーン]]から出す。\n')
    const told = call(input, '--out', out)
    expect(told.stdout).toContain('game: duel-masters, told by バトルゾーン')
    expect(existsSync(join(out, 'duel-masters', 'terms', 'sample.ja.mdx'))).toBe(true)
    const cards = call(input, '--out', out, '--type', 'cards')
    expect(cards.status).toBe(1)
    expect(cards.stderr).toContain('tells no data of a card of that game')
  })

  it('a refused file gives 1, a wrong call 2', () => {
    const broken = join(folder, 'broken.txt')
    writeFileSync(broken, 'a\0b')
    expect(call(broken, '--game', 'magic', '--out', out)).toMatchObject({ status: 1 })
    for (const wrong of [
      ['--game', 'chess'],
      ['--slug', '../../x'],
      ['--source', '../x'],
      ['--against', join(folder, 'none.ja.mdx')],
      ['--report', input],
      ['--report', folder],
      ['--against', `${folder}.ja.mdx`],
      ['--nonsense'],
      ['another'],
    ])
      expect(call(input, ...wrong, '--out', out)).toMatchObject({ status: 2, stdout: '' })
    expect(readFileSync(input, 'utf8')).toContain('一つ目')
    expect(call(join(folder, 'none.txt')).status).toBe(2)
    expect(call('--help')).toMatchObject({ status: 0, stderr: '' })
  })

  it('draws a bar on a terminal, and takes it away before each report', () => {
    const written: string[] = []
    const terminal = { isTTY: true, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream
    const bar = progress(4, terminal)
    bar.show(1)
    bar.wipe()
    expect(written).toEqual([`\r\x1b[K${'█'.repeat(7)}${'·'.repeat(23)} 1/4`, '\r\x1b[K'])
  })

  it('no link within the output folder leads a file out of it', () => {
    const trap = join(folder, 'trap')
    const outside = join(folder, 'outside')
    mkdirSync(trap)
    mkdirSync(outside)
    symlinkSync(outside, join(trap, 'magic'))
    const result = call(input, '--game', 'magic', '--out', trap)
    expect(result.status).toBe(1)
    expect(result.stderr).toContain('a link leads out of it')
    expect(readdirSync(outside)).toEqual([])
  })

  it('reads the pages of a folder alone: no links, no folders, not what it wrote before', () => {
    const wiki = join(folder, 'wiki')
    mkdirSync(join(wiki, 'folder.txt'), { recursive: true })
    writeFileSync(join(wiki, `${Buffer.from('見本の頁').toString('hex').toUpperCase()}.txt`), '一つ目。\n')
    writeFileSync(join(wiki, '..%2f..%2fx.txt'), '二つ目。\n')
    writeFileSync(join(wiki, 'broken.txt'), '\xff\0')
    symlinkSync('/etc/passwd', join(wiki, 'link.txt'))
    const inside = join(wiki, 'imported')
    const result = call(wiki, '--game', 'magic', '--out', inside)
    expect(result.status).toBe(1)
    expect(result.stderr).toContain('link.txt: left out: a link')
    expect(result.stderr).toContain('folder.txt: left out: a folder')
    expect(result.stderr).toContain('broken.txt:1:')
    expect(readdirSync(join(inside, 'magic'))).toEqual(['topics'])
    expect(readdirSync(join(inside, 'magic', 'topics'))).toHaveLength(4)
    expect(result.stdout).not.toContain('root:')
  })
})
