import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'import.ts'), ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
afterAll(() => rmSync(folder, { recursive: true }))

describe('the command', () => {
  const input = join(folder, 'sample.txt')
  writeFileSync(input, '*見本(みほん)/Sample\n一つ目。\n//注\n')
  const out = join(folder, 'out')

  it('writes a draft and a report, and the second time leaves the draft as it is', () => {
    const report = join(folder, 'report.json')
    const first = run(input, '--game', 'yugioh', '--out', out, '--report', report)
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
    const draft = join(out, 'yugioh', 'topics', 'sample.ja.mdx')
    const edited = readFileSync(draft, 'utf8').replace('一つ目。', '我々の言葉。')
    writeFileSync(draft, edited)
    writeFileSync(input, '*見本(みほん)/Sample\n変わった。\n')
    const second = run(input, '--game', 'yugioh', '--out', out)
    expect(second.stdout).toContain('perhaps superseded: ygo-sample-1')
    expect(readFileSync(draft, 'utf8')).toBe(edited)
  })

  it('a refused file gives 1, a wrong call 2', () => {
    const broken = join(folder, 'broken.txt')
    writeFileSync(broken, 'a\0b')
    expect(run(broken, '--game', 'magic', '--out', out).status).toBe(1)
    expect(run(input, '--game', 'chess').status).toBe(2)
    expect(run(input, '--game', 'magic', '--slug', '../../x', '--out', out).status).toBe(2)
  })

  it('no link within the output folder leads a file out of it', () => {
    const trap = join(folder, 'trap')
    const outside = join(folder, 'outside')
    mkdirSync(trap)
    mkdirSync(outside)
    symlinkSync(outside, join(trap, 'magic'))
    expect(run(input, '--game', 'magic', '--out', trap).status).not.toBe(0)
    expect(readdirSync(outside)).toEqual([])
  })
})
