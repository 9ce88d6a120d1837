import { createInterface } from 'node:readline'
import { games, shelves, type Language, type Shelf } from '../lib/content/vocabulary'
import { localSearch } from '../lib/search/local'
import type { Results } from '../lib/search/search'

/** `npm run search -- [--json] [--game yugioh] [--lang en] <query>`; without a query it reads one per line and writes one JSON line each. */
const usage = `npm run search -- [--json] [--game ${games.join('|')}] [--lang ja|en] <query>`
const args = process.argv.slice(2)
const words: string[] = []
const chosen: Shelf[] = []
let json = false
let language: Language = 'ja'

const fail = (message: string): never => {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}
while (args.length > 0) {
  const arg = args.shift()!
  if (arg === '--json') json = true
  else if (arg === '--game') {
    const game = args.shift()
    chosen.push(shelves.find((shelf) => shelf === game) ?? fail(`There is no game «${game ?? ''}».`))
  } else if (arg === '--lang') {
    const wanted = args.shift()
    language = (['ja', 'en'] as const).find((one) => one === wanted) ?? fail(`There is no language «${wanted ?? ''}».`)
  } else if (arg === '--') words.push(...args.splice(0))
  else if (arg.startsWith('--')) fail(`There is no option ${arg}.`)
  else words.push(arg)
}

const search = localSearch()
const ask = (query: string) => search({ query, language, facets: { games: chosen } })
const line = ({ query, entries, rulings, definitions, counterparts }: Results) =>
  JSON.stringify({
    query,
    results: [...entries, ...rulings, ...definitions, ...counterparts].map((one) => ({
      id: one.id,
      score: one.score,
      snippet:
        one.result === 'entry' ? `${one.names.ja} / ${one.names.en}` : one.snippet.map(({ text }) => text).join(''),
    })),
  })

if (words.length > 0) {
  const results = await ask(words.join(' '))
  if (json) console.log(line(results))
  else {
    for (const { typed, as, way } of results.readAs) console.log(`«${typed}» → ${as[language]} (${way})`)
    for (const { id, names, way } of results.entries) console.log(`◆ ${names[language]}  ${id}  (${way})`)
    for (const { id, snippet, score } of results.rulings)
      console.log(`${id}  ${score}\n  ${snippet.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')}`)
    for (const { id, names } of results.definitions) console.log(`◆ ${names[language]}  ${id}  (definition)`)
    for (const { id, names } of results.counterparts) console.log(`◇ ${names[language]}  ${id}`)
    if (results.rulings.length + results.entries.length + results.definitions.length === 0) console.log('–')
  }
} else {
  for await (const query of createInterface({ input: process.stdin })) console.log(line(await ask(query)))
}
