import { useEffect, useState } from 'react'
import type { Facets, Results } from '@/lib/search/search'
import type { Language } from '@/lib/content/vocabulary'
import { ask } from './client'

export type Asking = { readonly results?: Results; readonly failed: boolean; readonly busy: boolean }

/** Results of the latest query; an answer that comes too late is dropped. */
export const useResults = (query: string, language: Language, facets: Facets, limit: number): Asking => {
  const [answer, setAnswer] = useState<{ key: string; results?: Results; failed: boolean }>({ key: '', failed: false })
  const key = JSON.stringify([query, language, facets, limit])
  useEffect(() => {
    if (query.trim() === '') return
    let current = true
    const wanted = JSON.parse(key) as [string, Language, Facets, number]
    ask({ query: wanted[0], language: wanted[1], facets: wanted[2], limit: wanted[3] }).then(
      (results) => current && setAnswer({ key, results, failed: false }),
      () => current && setAnswer({ key, failed: true }),
    )
    return () => void (current = false)
  }, [key, query])
  if (query.trim() === '') return { failed: false, busy: false }
  return {
    ...(answer.results ? { results: answer.results } : {}),
    failed: answer.failed && answer.key === key,
    busy: answer.key !== key,
  }
}
