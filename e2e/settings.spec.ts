import { expect, test } from '@playwright/test'

test('a chosen theme holds on the next page, from its first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en/yugioh/set')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByLabel('Display settings').click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.goto('/en/magic', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await background()).toBe(dark)
})

test('furigana stand at the first mention, always, or never', async ({ page }) => {
  await page.goto('/ja/yugioh/face-down')
  const shown = () =>
    page.locator('main rt').evaluateAll((all) => all.filter((rt) => rt.getClientRects().length > 0).length)
  const first = await shown()
  const all = await page.locator('main rt').count()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(all)
  await page.getByLabel('表示設定').click()
  await page.getByRole('radio', { name: 'なし' }).check()
  expect(await shown()).toBe(0)
  await page.getByRole('radio', { name: 'いつも' }).check()
  expect(await shown()).toBeGreaterThan(first)
  await page.reload()
  expect(await shown()).toBeGreaterThan(first)
})

test('settings are reached and changed by keyboard alone', async ({ page }) => {
  await page.goto('/en')
  await page.getByLabel('Display settings').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the first key press on a page leads to its text', async ({ page }) => {
  await page.goto('/en/yugioh/set')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
