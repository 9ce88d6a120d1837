import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run, runPackage } from './run.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of a Chromium that is there: CHROMIUM_PATH, the usual places, or Playwright's own download. */
const find = async () => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
    return named
  }
  const installed = places.find(existsSync)
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** With Debian's packages: the browser, and a font with Japanese (a bare Debian has none). */
const installFromDebian = async (prefix) => {
  const apt = (args) =>
    run(prefix[0] ?? 'apt-get', [...prefix.slice(1), ...(prefix.length > 0 ? ['apt-get'] : []), ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  await apt(['update'])
  await apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-ipafont-gothic'])
}

/** Finds a browser, or installs one. Throws with a plain message where neither works. */
export const browserPath = async () => {
  const found = await find()
  if (found) return found
  console.log('No Chromium found: installing one …')
  const debian = existsSync('/usr/bin/apt-get')
  const root = process.getuid?.() === 0
  const ways = [
    ...(debian && root ? [() => installFromDebian([])] : []),
    () => runPackage('playwright', ['install', 'chromium']),
    ...(debian && !root ? [() => installFromDebian(['sudo', '-n'])] : []),
  ]
  for (const way of ways) {
    await way()
    const path = await find()
    if (path) return path
  }
  throw new Error(
    'No browser could be installed. Install Chromium and run again, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2)
  const path = await browserPath()
  const { code } = await runPackage(command ?? 'playwright', args.length > 0 ? args : ['test'], {
    env: { CHROMIUM_PATH: path },
  })
  process.exitCode = code
}
