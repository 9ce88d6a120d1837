import * as fc from 'fast-check'
import { holds, wikiText } from '../lib/importers/testing'

const seconds = Number(process.argv[2] ?? 120)
const end = Date.now() + seconds * 1000
let runs = 0
while (Date.now() < end) {
  const seed = Date.now() & 0x7fffffff
  const result = fc.check(fc.property(wikiText, holds), { numRuns: 200, seed })
  runs += result.numRuns
  if (result.failed) {
    console.error(`seed ${seed}: ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`)
    process.exit(1)
  }
}
console.log(`${runs} inputs in ${seconds} s: nothing lost, no code, no crash`)
