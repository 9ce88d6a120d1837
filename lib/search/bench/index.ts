import amendments from '../judged-amendments.json'
import judged from '../judged-queries.json'
import { localSearch, localSources } from '../local'
import { printGrowth } from './growth'
import further from './further-queries.json'
import { peers } from './peers'
import { amended, mean, measure, type JudgedQuery, type Quality } from './quality'

/** `npm run bench:search [-- --misses] [-- --quality]`: the judged queries beside other engines; then speed, heap and size as the corpus grows. */
const misses = process.argv.includes('--misses')
const queries = judged as readonly JudgedQuery[]
const { source } = localSources()
const search = localSearch()
const names = new Map(source.entries.map((entry) => [entry.key as string, `${entry.names.ja}\n${entry.names.en}`]))
const documents = await source.documents(Array.from({ length: source.size }, (_, id) => id))

const line = (name: string, { n, recall, mrr, precision, none }: Quality) =>
  console.log(
    `${name.padEnd(16)} ${String(n).padStart(4)}  recall@10 ${recall.toFixed(3)}  MRR ${mrr.toFixed(3)}  precision ${precision.toFixed(3)}  none ${(none * 100).toFixed(1)}%`,
  )

const answers = new Map<string, string[]>()
for (const { query } of queries)
  answers.set(
    query,
    (await search({ query, language: 'ja' })).rulings.map(({ id }) => id),
  )
const measured = queries.map((query) => ({ query, quality: measure(query, answers.get(query.query)!) }))
for (const kind of new Set(queries.map((query) => query.kind)))
  line(kind, mean(measured.filter(({ query }) => query.kind === kind).map(({ quality }) => quality)))
line('all', mean(measured.map(({ quality }) => quality)))
const more: Quality[] = []
for (const query of further)
  more.push(
    measure(
      query,
      (await search({ query: query.query, language: 'ja' })).rulings.map(({ id }) => id),
    ),
  )
line('further queries', mean(more))
line('all, as amended', mean(amended(queries, amendments).map((query) => measure(query, answers.get(query.query)!))))

console.log()
for (const { name, build } of peers) {
  const ask = build(documents, ({ entry }) => names.get(entry) ?? '')
  line(name, mean(queries.map((query) => measure(query, ask(query.query)))))
}

if (misses)
  for (const { query, quality } of measured) {
    const ten = answers.get(query.query)!.slice(0, 10)
    if (quality.recall < 1 || quality.precision < 0.8)
      console.log(
        `${query.id} ${query.kind} «${query.query}» recall ${quality.recall.toFixed(2)} precision ${quality.precision.toFixed(2)}`,
        `\n   missed ${query.primary.filter((id) => !ten.includes(id)).join(' ')}`,
        `\n   wrong ${ten.filter((id) => !query.primary.includes(id) && !query.ok.includes(id)).join(' ')}`,
        `\n   got ${ten.join(' ')}`,
      )
  }
if (!misses && !process.argv.includes('--quality')) await printGrowth(queries)
