import './node-version.mjs'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { browserPath } from './browser.mjs'
import { build } from './build.mjs'
import { runPackage } from './run.mjs'

/**
 * `npm test`: all that must hold, the quickest first. Ends with «N passed, N failed», which counts unit and browser
 * tests; a step that fails without counting its tests counts as one that failed.
 */
const report = { unit: '.cache/unit.json', browser: '.cache/browser.json' }
let passed = 0
let failed = 0
/** What failed, for the end of a long output: steps, and the tests by name. */
const failures = []

const step = async (name, work) => {
  console.log(`\n── ${name}`)
  const ok = await work()
  if (!ok) failures.push(`the step «${name}»`)
  return ok
}
const command =
  (...args) =>
  async () =>
    (await runPackage(args[0], args.slice(1))).code === 0

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

for (const path of Object.values(report)) rmSync(path, { force: true })
const gates = [
  ['format', command('oxfmt', '--check')],
  ['lint', command('oxlint', '--deny-warnings')],
  ['types', async () => (await command('next', 'typegen')()) && (await command('tsc', '--noEmit')())],
]
for (const [name, work] of gates) if (!(await step(name, work))) failed++

const unitOk = await step(
  'unit tests',
  command('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report.unit}`),
)
const unit = read(report.unit)
passed += unit?.numPassedTests ?? 0
failed += unit?.numFailedTests ?? 0
if (!unitOk && !(unit?.numFailedTests > 0)) failed++
for (const { name, assertionResults } of unit?.testResults ?? [])
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed') failures.push([`${relative('.', name)}: ${fullName}`, ...failureMessages].join('\n'))

if (await step('build', () => build())) {
  const browserOk = await step('browser tests', async () => {
    const path = await browserPath().catch((error) => void console.error(error.message))
    if (path === undefined) return false
    return (
      (
        await runPackage('playwright', ['test'], {
          env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report.browser },
        })
      ).code === 0
    )
  })
  const stats = read(report.browser)?.stats
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  failed += stats?.unexpected ?? 0
  if (stats?.flaky > 0) console.error(`\n── ${stats.flaky} passed the second time only`)
  if (!browserOk && !(stats?.unexpected > 0)) failed++
} else failed++

for (const failure of failures) console.error(`\n── failed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
