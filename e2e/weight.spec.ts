import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** JavaScript that the framework itself needs on every page, and what we may add to it, in kilobytes of gzip. */
const floor = 139
const ours = 20

const gzipped = (path: string) =>
  gzipSync(readFileSync(join('out', new URL(path, 'http://site').pathname))).length / 1000

for (const path of ['/ja/yugioh/face-down', '/en/magic/cloak', '/ja/duel-masters/flip', '/ja/yugioh/book-of-moon'])
  test(`${path} loads at most ${floor} + ${ours} KB of JavaScript until something is opened`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = [...scripts].map((script) => [new URL(script).pathname, gzipped(script)] as const)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(scripts.size).toBeGreaterThan(2)
    expect(total, sizes.map(([script, size]) => `${script}: ${size.toFixed(1)}`).join('\n')).toBeLessThanOrEqual(
      floor + ours,
    )
  })

test('no page asks for a font, and the styles of an entry are small', async ({ page }) => {
  const fonts: string[] = []
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
  })
  for (const path of ['/ja', '/ja/yugioh/face-down', '/en/search?q=cloak'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
  expect([...new Set(styles)].reduce((sum, style) => sum + gzipped(style), 0)).toBeLessThan(20)
})
