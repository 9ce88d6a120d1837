import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'import.ts'), ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
afterAll(() => rmSync(folder, { recursive: true }))

it('the command gives 0 where all is done, 1 where a file is refused, 2 for a wrong call, and no ruling id of the site', () => {
  const input = join(folder, 'sample.txt')
  const out = join(folder, 'out')
  writeFileSync(input, '*見本\n一つ目。\n')
  expect(run(input, '--game', 'yugioh', '--slug', 'fd', '--out', out)).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(out, 'yugioh', 'topics', 'fd.ja.mdx'), 'utf8')).toMatch(/id: ygo-fd-(59|[6-9]\d|\d{3})\n/)
  writeFileSync(input, 'a\0b')
  expect(run(input, '--game', 'yugioh', '--out', out).status).toBe(1)
  expect(run(input, '--game', 'chess', '--out', out).status).toBe(2)
})
