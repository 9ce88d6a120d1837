import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runPackage } from './run.mjs'
import { siteAddress } from './site-address.mjs'

/** What the built site is made from. */
const inputs = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]
const stamp = join('out', '.built-from')

const files = function* (path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).toSorted()) yield* files(join(path, name))
}

/** A hash of all inputs and of what the environment sets: the built site is stale when it differs. */
const hashOfInputs = () => {
  const hash = createHash('sha256').update(JSON.stringify(siteAddress()))
  for (const input of inputs)
    for (const file of files(input)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Builds the site into out/ unless it is up to date. Returns whether there is a site that is. */
export const build = async ({ force = false } = {}) => {
  const hash = hashOfInputs()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the site …')
  const { origin, basePath } = siteAddress()
  const env = { SITE_ORIGIN: origin, BASE_PATH: basePath }
  for (const [command, ...args] of [
    ['next', 'build'],
    ['tsx', 'scripts/publish.ts'],
  ])
    if ((await runPackage(command, args, { env })).code !== 0) {
      console.error('\nThe build failed: what is wrong stands above. Nothing is served.')
      return false
    }
  writeFileSync(stamp, hash)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build({ force: true })) ? 0 : 1
