import judged from '../judged-queries.json'
import { localSearch } from '../local'
import { mean, measure, type JudgedQuery } from './quality'

/** `npm run bench:search [-- --misses]`: the judged queries. */
const misses = process.argv.includes('--misses')
const search = localSearch()
const rows: { query: JudgedQuery; got: string[]; quality: ReturnType<typeof measure> }[] = []
for (const query of judged as JudgedQuery[]) {
  const { rulings } = await search({ query: query.query, language: 'ja' })
  const got = rulings.map(({ id }) => id)
  rows.push({ query, got, quality: measure(query, got) })
}
const print = (name: string, { n, recall, mrr, precision, none }: ReturnType<typeof measure>) =>
  console.log(
    `${name.padEnd(14)} ${String(n).padStart(4)}  recall@10 ${recall.toFixed(3)}  MRR ${mrr.toFixed(3)}  precision ${precision.toFixed(3)}  none ${(none * 100).toFixed(1)}%`,
  )
for (const kind of new Set(rows.map(({ query }) => query.kind)))
  print(kind, mean(rows.filter(({ query }) => query.kind === kind).map(({ quality }) => quality)))
print('all', mean(rows.map(({ quality }) => quality)))
if (misses)
  for (const { query, got, quality } of rows)
    if (quality.recall < 1 || quality.precision < 0.8)
      console.log(
        `${query.id} ${query.kind} «${query.query}» recall ${quality.recall.toFixed(2)} precision ${quality.precision.toFixed(2)}\n   missed ${query.primary.filter((id) => !got.slice(0, 10).includes(id)).join(' ')}\n   wrong ${got
          .slice(0, 10)
          .filter((id) => !query.primary.includes(id) && !query.ok.includes(id))
          .join(' ')}\n   got ${got.slice(0, 10).join(' ')} (${got.length})`,
      )
