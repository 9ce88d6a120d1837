import { Index } from 'flexsearch'
import type { Postings } from './postings'

/**
 * Intersection and union of postings, by flexsearch; the only file that knows it. It gets tokens and never text:
 * its own encoders cut Japanese at every dakuten.
 */
export const candidatesOf = (postings: Postings, size: number) => {
  const encode = (tokens: unknown): string[] => tokens as string[]
  const index = new Index({ tokenize: 'strict', resolution: 1, encoder: { encode } as never })
  // What `import` reads is what `export` writes: the documents, and for each token its documents by rank (here one rank).
  index.import('1.reg', Array.from({ length: size }, (_, id) => id) as never)
  index.import('1.map', [...postings].map(([token, ids]) => [token, [ids]]) as never)
  const search = (tokens: readonly string[], suggest: boolean): number[] =>
    tokens.length === 0 || size === 0 ? [] : (index.search(tokens as never, size, { suggest }) as unknown as number[])
  return {
    all: (tokens: readonly string[]) => search(tokens, false),
    any: (tokens: readonly string[]) => search(tokens, true),
  }
}
