import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { createSiteServer } from '../scripts/serve.mjs'
import { typeIntoSearch } from './search-box'

/** As the site was built: `BASE_PATH=/rulings npm run build` and this file with the same BASE_PATH test a sub-path. */
const base = process.env.BASE_PATH ?? ''

test.use({ serviceWorkers: 'allow' })
// Each page is loaded more than once, and everything is kept in one of them.
test.describe.configure({ timeout: 180_000 })

/** A host of its own for each test, which can go away and can bring out a new version. */
const startHost = async () => {
  const site = createSiteServer({ basePath: base })
  let version = 1
  const server = createServer((request, response) => {
    if (request.url !== `${base}/sw.js`) return void site.emit('request', request, response)
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
    response.end(`${readFileSync('out/sw.js', 'utf8')}\n// ${version}`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    at: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    publish: () => void version++,
    goAway: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Waits until the worker is at work and has kept a page with its styles. */
const kept = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const found = await caches.match(path)
          const style = /href="([^"]+\.css)"/.exec((await found?.text()) ?? '')?.[1]
          return (
            navigator.serviceWorker.controller !== null &&
            style !== undefined &&
            (await caches.match(style)) !== undefined
          )
        }, base + path),
      { timeout: 15_000 },
    )
    .toBe(true)

const isStyled = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 10))

test('what was read can be read again without a network: the first page, and one reached by a link', async ({
  page,
}) => {
  const host = await startHost()
  await page.goto(`${host.at}/ja/yugioh/face-down`)
  await kept(page, '/ja/yugioh/face-down')
  await page
    .locator('main .ruling')
    .getByRole('link', { name: /月の書/ })
    .first()
    .click()
  await expect(page).toHaveURL(/book-of-moon/)
  await kept(page, '/ja/yugioh/book-of-moon')

  await host.goAway()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('月の書')
  expect(await isStyled(page)).toBe(true)
  await page.goto(`${host.at}/ja/yugioh/face-down#ygo-fd-22`)
  await expect(page.locator('#ygo-fd-22')).toContainText('リリース')
  await expect(page.locator('#ygo-fd-22')).toBeInViewport()
})

test('a page that was not kept says so, in its language', async ({ page }) => {
  const host = await startHost()
  await page.goto(`${host.at}/ja`)
  await kept(page, '/ja/offline')
  await kept(page, '/en/offline')
  await host.goAway()
  await page.goto(`${host.at}/en/magic/cloak`)
  await expect(page.getByRole('alert').filter({ hasText: 'has not been kept' })).toBeVisible()
  await page.goto(`${host.at}/ja/magic/cloak`)
  await expect(page.getByRole('alert').filter({ hasText: '保存されていません' })).toBeVisible()
  expect(await isStyled(page)).toBe(true)
})

test('everything can be kept: then an unread page opens and the search works without a network', async ({ page }) => {
  const host = await startHost()
  await page.goto(`${host.at}/ja/offline`)
  await kept(page, '/ja/offline')
  await page.getByRole('button', { name: /保存する/ }).click()
  await expect(page.getByRole('progressbar', { name: '保存の進みぐあい' })).toBeVisible()
  await expect(page.getByText(/すべて保存しました/)).toBeVisible({ timeout: 120_000 })

  await host.goAway()
  await page.goto(`${host.at}/ja/duel-masters/flip`)
  await expect(page.locator('#dm-flip-22')).toBeVisible()
  expect(await isStyled(page)).toBe(true)
  await typeIntoSearch(page, 'つきのしょ')
  await expect(page.getByRole('option').first()).toContainText('月の書')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/book-of-moon/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('月の書')
  await page.goto(`${host.at}/r/mtg-cloak-14`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mtg-cloak-14')
})

test('keeping can be stopped, gone on with, and undone', async ({ page }) => {
  const host = await startHost()
  await page.goto(`${host.at}/en/offline`)
  await kept(page, '/en/offline')
  await page.getByRole('button', { name: /^Keep/ }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/Stopped after \d+ of \d+/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove what was kept' }).click()
  await expect(page.getByText('What was kept has been removed.')).toBeVisible()
  expect(await page.evaluate(() => caches.has('uraomote-pages'))).toBe(false)
  await host.goAway()
})

test('a new version is offered and never forced', async ({ page }) => {
  const host = await startHost()
  await page.goto(`${host.at}/en/yugioh/set`)
  await kept(page, '/en/yugioh/set')
  const offer = page.getByText('There is a new version of the site.')
  await expect(offer).toBeHidden()

  host.publish()
  await page.reload()
  await expect(offer).toBeVisible()
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
  expect(await waits()).toBe(true)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(offer).toBeHidden()
  expect(await waits()).toBe(true)

  await page.reload()
  await expect(offer).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await waits()).toBe(false)
  await expect(offer).toBeHidden()
  await host.goAway()
})
