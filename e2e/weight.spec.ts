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

/** The longest pages: kilobytes of HTML as it is read and as it is sent, and elements. What is drawn twice fails here. */
const longest = {
  '/ja/yugioh/face-down': { read: 700, sent: 78, elements: 10_500 },
  '/ja/duel-masters/flip': { read: 780, sent: 92, elements: 9_200 },
  '/ja/yugioh/battle-position': { read: 520, sent: 64, elements: 7_000 },
  '/en/magic/cloak': { read: 330, sent: 45, elements: 4_500 },
  '/ja/compare': { read: 360, sent: 40, elements: 3_300 },
  '/ja/glossary': { read: 230, sent: 55, elements: 2_100 },
  '/ja/coverage': { read: 150, sent: 24, elements: 1_900 },
}

for (const [path, { read, sent, elements }] of Object.entries(longest))
  test(`${path} has at most ${read} KB of HTML, ${sent} as it is sent, and ${elements} elements`, async ({ page }) => {
    expect(readFileSync(join('out', `${path}.html`)).length / 1000).toBeLessThanOrEqual(read)
    expect(gzipped(`${path}.html`)).toBeLessThanOrEqual(sent)
    await page.goto(path)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements)
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
