import './node-version.mjs'
import { build } from 'esbuild'

/** Measures the engines as the browser gets them: bundled, without what a loader of TypeScript adds to each function. */
for (const game of ['yugioh', 'duel-masters', 'magic']) {
  const outfile = `.cache/bench/${game}.mjs`
  await build({
    entryPoints: [`lib/games/${game}/bench.ts`],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  await import(`../${outfile}`)
}
