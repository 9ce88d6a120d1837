import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, usage } from '../lib/importers/command/options'
import { run } from '../lib/importers/command/run'

const fail = (message: string): never => {
  console.error(`${message}\nnpm run import -- --help tells how to call it.`)
  process.exit(2)
}

/** The ruling ids of the site, so that none is given twice. */
const takenIds = (): string[] => {
  const folder = join(import.meta.dirname, '..', 'content')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ja.mdx'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/^\s*- (?:\{ )?id: ([a-z0-9-]+)/gm)])
    .map((match) => match[1]!)
}

const options = readOptions(process.argv.slice(2), new Date().toISOString().slice(0, 10))
if (options === 'help') console.log(usage)
else if ('wrong' in options) fail(options.wrong)
else {
  const code = run(options, { out: console.log, err: console.error, bar: process.stderr, taken: takenIds() })
  if (typeof code === 'number') process.exitCode = code
  else fail(code.wrong)
}
