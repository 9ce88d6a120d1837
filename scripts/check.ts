import { join } from 'node:path'
import { examples } from '../content/examples'
import { readContent } from '../lib/content/load'
import { formatProblem } from '../lib/content/problem'

/** `npm run check`: reads all content and says what is wrong with it, without building the site. */
const ids = new Set(
  Object.values(examples)
    .flat()
    .map((example) => example.id),
)
const { site, problems } = readContent(join(process.cwd(), 'content'), { examples: ids })
for (const problem of problems) console.error(`${formatProblem(problem)}\n`)
console.log(
  `${site.entries.size} entries, ${site.rulings.size} rulings, ${site.sources.size} sources; ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
