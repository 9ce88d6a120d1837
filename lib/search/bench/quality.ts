/** A judged query: the rulings that must be among the first ten, and those that are acceptable there. */
export type JudgedQuery = {
  readonly id: string
  readonly kind: string
  readonly query: string
  readonly primary: readonly string[]
  readonly ok: readonly string[]
}

export type Quality = {
  readonly n: number
  readonly recall: number
  readonly mrr: number
  readonly precision: number
  readonly none: number
}

export const measure = ({ primary, ok }: JudgedQuery, rulings: readonly string[]): Quality => {
  const ten = rulings.slice(0, 10)
  const first = rulings.findIndex((id) => primary.includes(id))
  return {
    n: 1,
    recall: ten.filter((id) => primary.includes(id)).length / Math.min(primary.length, 10),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    precision: ten.length === 0 ? 0 : ten.filter((id) => primary.includes(id) || ok.includes(id)).length / ten.length,
    none: ten.length === 0 ? 1 : 0,
  }
}

/** The mean; precision over the queries that found anything. */
export const mean = (measured: readonly Quality[]): Quality => {
  const of = (key: 'recall' | 'mrr' | 'none') => measured.reduce((sum, one) => sum + one[key], 0) / measured.length
  const some = measured.filter(({ none }) => none === 0)
  return {
    n: measured.length,
    recall: of('recall'),
    mrr: of('mrr'),
    none: of('none'),
    precision: some.reduce((sum, one) => sum + one.precision, 0) / Math.max(1, some.length),
  }
}

/** A judgement that was wrong, with the reason: what is acceptable for these queries too. */
export type Amendment = { readonly queries: readonly string[]; readonly ok: readonly string[]; readonly reason: string }

export const amended = (queries: readonly JudgedQuery[], amendments: readonly Amendment[]): JudgedQuery[] =>
  queries.map((query) => ({
    ...query,
    ok: [...query.ok, ...amendments.filter(({ queries: ids }) => ids.includes(query.id)).flatMap(({ ok }) => ok)],
  }))
