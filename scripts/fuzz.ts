import * as fc from 'fast-check'
import { holds, holdsForScryfall, scryfallJson, wikiText } from '../lib/importers/testing'

/** `npm run fuzz -- <seconds>`: inputs of every kind at random, until one breaks what holds for all. */
const seconds = Number(process.argv[2] ?? 120)
if (!(seconds > 0)) {
  console.error('npm run fuzz -- <seconds>')
  process.exit(2)
}
const properties = [fc.property(wikiText, holds), fc.property(scryfallJson, holdsForScryfall)]
const end = Date.now() + seconds * 1000
let runs = 0
for (let round = 0; Date.now() < end; round++) {
  const seed = (Date.now() + round) & 0x7fffffff
  const result = fc.check(properties[round % properties.length]!, { numRuns: 200, seed })
  runs += result.numRuns
  if (result.failed) {
    console.error(`seed ${seed}: ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`)
    process.exit(1)
  }
}
console.log(`${runs} inputs in ${seconds} s: nothing lost, no code, no crash`)
