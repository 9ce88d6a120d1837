import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readContent } from '../lib/content/load'
import { formatProblem } from '../lib/content/problem'
import { Refusal } from './scaffold/ask'
import { begin, readCall, usage } from './scaffold/begin'

/** `npm run new`: begins a ruling, an example, a card or a term. Writes over nothing but the two texts that a ruling is added to. */
const main = (args: readonly string[]): number => {
  const call = readCall(args)
  if (call.values.help || call.what === undefined) {
    console.log(usage)
    return call.values.help ? 0 : 2
  }
  const { content } = call.values
  const folder = resolve(content)
  const { site, problems } = readContent(folder)
  if (problems.length > 0) {
    console.error(`${problems.map(formatProblem).join('\n\n')}\n\nMend the content first: npm run check`)
    return 1
  }
  const { files, next } = begin(call, site, folder, new Date().toISOString().slice(0, 10))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    console.log(`written   ${join(content, path)}`)
  }
  for (const step of next) console.log(`then      ${step}`)
  return 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`${error.message}\n\nAll that can be said: npm run new -- --help`)
  process.exitCode = 2
}
