import { expect, test } from '@playwright/test'

test('the search box opens by /, offers rulings for kana, and leads to the ruling by keyboard', async ({ page }) => {
  await page.goto('/ja')
  await page.keyboard.press('/')
  const box = page.getByRole('banner').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('うらがわひょうじ')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('裏側表示')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ja\/yugioh\/face-down#ygo-fd-\d\d$/)
})

test('?q= opens the search page with results, and a wrong word says why', async ({ page }) => {
  await page.goto('/ja/search?q=外套')
  await expect(page.getByText('「外套」は機械翻訳の誤訳です。')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page says so and leads to the glossary', async ({ page }) => {
    await page.goto('/ja/search?q=cloak')
    await expect(page.getByText('検索にはJavaScriptが必要です')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '用語集' })).toBeVisible()
  })
})
