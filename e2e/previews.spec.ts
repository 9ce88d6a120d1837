import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'

const opened = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-previews', '', { timeout: 15_000 })
}
const preview = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a pointer that rests on a link shows its preview, which stays under it and leaves by Escape', async ({
  page,
}) => {
  await opened(page, '/ja/yugioh/book-of-moon')
  const link = page.locator('main a[data-entry="yugioh/face-down-defense-position"]').first()
  await link.hover()
  const card = preview(page, 'プレビュー：裏側守備表示')
  await expect(card).toBeVisible()
  await expect(card).toContainText('うらがわしゅびひょうじ')
  await expect(card).toContainText('Face-down Defense Position', { ignoreCase: true })
  await expect(card.locator('[data-face="down"][data-turn="sideways"]')).toBeVisible()
  await card.hover()
  await page.waitForTimeout(600)
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.mouse.move(2, 2)
})

test('it goes when the pointer does, and a pointer passing by opens none', async ({ page }) => {
  await opened(page, '/ja/yugioh/book-of-moon')
  const link = page.locator('main a[data-entry="yugioh/face-up"]').first()
  await link.hover()
  await expect(preview(page, 'プレビュー：表側表示')).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await link.hover()
  await page.mouse.move(2, 2)
  await page.waitForTimeout(700)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a ruling shows its kind, date and status, in the language of the link', async ({ page }) => {
  await opened(page, '/en/yugioh/face-down')
  const link = page.locator('#ygo-fd-28 dl a[data-ruling="ygo-fd-29"]')
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  const card = preview(page, 'Preview: ygo-fd-29')
  await expect(card).toContainText('undated')
  await expect(card).toContainText('Current')
  await expect(card).toHaveAttribute('lang', 'en')
})

test('by keyboard: it opens on focus, is reached by Tab, and Escape leads back to the link', async ({ page }) => {
  await opened(page, '/en/yugioh/book-of-moon')
  const link = page.locator('main a[data-entry="yugioh/face-up"]').first()
  await page.keyboard.press('Tab')
  await link.focus()
  const card = preview(page, 'Preview: face-up')
  await expect(card).toBeVisible()
  await expect(link).toHaveAttribute('aria-details', /preview-/)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'face-up' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(link).toBeFocused()
  await page.waitForTimeout(900)
  await expect(card).toBeHidden()
})

test('the way by Tab goes through the preview and on to the next link', async ({ page }) => {
  await opened(page, '/en/yugioh/book-of-moon')
  const links = page.locator('main a[data-entry]')
  await page.keyboard.press('Tab')
  await links.first().focus()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
})

test('pinned, it stays on the next page until it is closed', async ({ page }) => {
  await opened(page, '/en/yugioh/book-of-moon')
  await page.locator('main a[data-entry="yugioh/face-up"]').first().hover()
  await preview(page, 'Preview: face-up').getByRole('button', { name: 'Pin' }).click()
  const dock = page.getByRole('complementary', { name: 'Pinned previews' })
  await expect(dock.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.mouse.move(2, 2)
  await page.locator('main a[data-entry="yugioh/token"], main a[data-entry="yugioh/link-monster"]').first().click()
  await page.waitForURL(/\/en\/yugioh\/(?!book-of-moon)/)
  await expect(dock.getByRole('dialog', { name: 'Preview: face-up' })).toBeVisible()
  await dock.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(dock).toBeHidden()
})

test('a card that lies on an open board is shown where it lies there', async ({ page }) => {
  await opened(page, '/ja/yugioh/face-down#1~ygo-icarus-attack~main~0')
  await expect(page.locator('.board .card-name', { hasText: 'ゴッドバードアタック' }).first()).toBeVisible()
  const link = page.locator('main a[data-entry="yugioh/icarus-attack"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await expect(preview(page, 'プレビュー：ゴッドバードアタック')).toContainText('いまの盤面')
})

test('after going back none stands there by itself', async ({ page }) => {
  await opened(page, '/en/yugioh/book-of-moon')
  const link = page.locator('main a[data-entry="yugioh/face-up"]').first()
  await link.hover()
  await expect(page.getByRole('dialog')).toBeVisible()
  await link.click()
  await page.waitForURL(/face-up$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await page.waitForURL(/book-of-moon$/)
  await page.waitForTimeout(900)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing with a preview open and one pinned (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await opened(page, '/ja/yugioh/book-of-moon')
    await page.locator('main a[data-entry="yugioh/face-up"]').first().hover()
    await page.getByRole('button', { name: '留める' }).click()
    await page.locator('main a[data-entry="yugioh/face-down-defense-position"]').first().hover()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  const press = async (page: Page, link: Locator, milliseconds: number) => {
    await link.scrollIntoViewIfNeeded()
    const box = (await link.boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const at = [{ x: box.x + 10, y: box.y + box.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    await page.waitForTimeout(milliseconds)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a long press opens the preview and follows no link; a tap beside it closes it', async ({ page }) => {
    await opened(page, '/ja/yugioh/book-of-moon')
    await press(page, page.locator('main a[data-entry="yugioh/face-up"]').first(), 900)
    const card = preview(page, 'プレビュー：表側表示')
    await expect(card).toBeVisible()
    await expect(page).toHaveURL(/book-of-moon$/)
    expect((await card.boundingBox())!.width).toBeLessThanOrEqual(375)
    await page.touchscreen.tap(300, 690)
    await expect(card).toBeHidden()
  })

  test('a tap follows the link and opens nothing', async ({ page }) => {
    await opened(page, '/ja/yugioh/book-of-moon')
    await page.locator('main a[data-entry="yugioh/face-up"]').first().tap()
    await page.waitForURL(/face-up$/)
    await page.waitForTimeout(900)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
