import { expect, test, type Page } from '@playwright/test'
import { kindsOfPages } from './pages'
import { typeIntoSearch } from './search-box'

/** What the policy of a page stops, as the browser reports it. */
const violations = async (page: Page): Promise<string[]> => {
  const seen: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => seen.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation
      report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  return seen
}

for (const path of kindsOfPages)
  test(`the policy of ${path} stops nothing of its own`, async ({ page }) => {
    const seen = await violations(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
    expect(seen).toEqual([])
  })

test('search, settings and moving within the site work under the policy', async ({ page }) => {
  const seen = await violations(page)
  await page.goto('/ja/yugioh/face-down', { waitUntil: 'networkidle' })
  await typeIntoSearch(page, 'つきのしょ')
  await expect(page.getByRole('option').first()).toContainText('月の書')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/book-of-moon/)
  await page.getByLabel('表示設定').click()
  await page.getByRole('radio', { name: 'ダーク' }).check()
  expect(seen).toEqual([])
})

test('a planted script does not run: not in the page, not as an attribute, not from elsewhere', async ({
  page,
  baseURL,
}) => {
  const seen = await violations(page)
  const foreign: string[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url())
  })
  await page.route('**/en/yugioh/set', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(
        '</body>',
        '<script>window.planted = "inline"</script><img src="/none.png" alt="" onerror="window.planted = \'attribute\'"><script src="https://example.com/planted.js"></script></body>',
      ),
    })
  })
  await page.goto('/en/yugioh/set', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { planted?: string }).planted)).toBeUndefined()
  expect(seen.filter((violation) => violation.startsWith('script-src'))).toHaveLength(3)
  expect(foreign).toEqual([])
})

test('the headers say what a page cannot say of itself', async ({ request }) => {
  const page = await request.get('/ja/yugioh/face-down')
  expect(page.headers()['x-content-type-options']).toBe('nosniff')
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await request.get('/data/rulings.json')).headers()['access-control-allow-origin']).toBe('*')
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})
