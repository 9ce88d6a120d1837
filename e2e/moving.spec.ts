import { expect, test, type Page } from '@playwright/test'

/** Notes what the console says, and that the document stays the same. */
const watched = async (page: Page, path: string) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-previews', '')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return said
}
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('a link of the text moves to another entry, whose text is all there, and back to the place it left', async ({
  page,
}) => {
  const said = await watched(page, '/ja/yugioh/book-of-moon')
  await page.locator('main a[data-entry="yugioh/face-up"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('表側表示')
  const link = page.locator('main a[data-ruling^="ygo-fd-"]').last()
  const ruling = (await link.getAttribute('data-ruling'))!
  await link.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/ja/yugioh/face-down#${ruling}$`))
  await expect(page.locator(`#${ruling}`)).toBeInViewport()
  await expect(page.locator('[data-example] .open-example')).not.toHaveCount(0)
  await page.locator('#example-ygo-icarus-attack .open-example').click()
  await expect(page.locator('#example-ygo-icarus-attack .stepper')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('表側表示')
  await expect(link).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5)
  await page.goForward()
  await expect(page.locator('#ygo-fd-22')).toContainText('リリース')
  // The address that was left names the place in the example.
  await expect(page.locator('.stepper')).toHaveCount(1)
  await expect(page.locator('#example-ygo-icarus-attack .open-example')).toHaveAttribute('aria-expanded', 'true')
  expect(await sameDocument(page)).toBe(true)
  expect(said).toEqual([])
})

test('a page that cannot be had for moving is loaded as any other', async ({ page }) => {
  await watched(page, '/en/yugioh/book-of-moon')
  await page.route('**/en/yugioh/face-up', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.locator('main a[data-entry="yugioh/face-up"]').first().click()
  await expect(page).toHaveURL(/\/en\/yugioh\/face-up$/)
  await expect(page.getByRole('region', { name: 'In the other games' })).toBeVisible()
  expect(await sameDocument(page)).toBe(false)
})

test('a link asked for in another tab is left to the browser', async ({ page, context }) => {
  await watched(page, '/en/yugioh/book-of-moon')
  const opened = context.waitForEvent('page')
  await page
    .locator('main a[data-entry="yugioh/face-up"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toMatch(/\/en\/yugioh\/face-up$/)
  await expect(page).toHaveURL(/book-of-moon$/)
})
