import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('two terms are chosen by keyboard, one in kana, and the address holds both', async ({ page }) => {
  await page.goto('/ja/pairs')
  const [first, second] = [page.getByLabel('1つめの用語・カード'), page.getByLabel('2つめの用語・カード')]
  await first.pressSequentially('つきのし')
  await expect(page.getByRole('option').first()).toContainText('月の書')
  await first.press('Enter')
  await expect(first).toHaveValue('月の書')
  await second.pressSequentially('hantensyoukan')
  await expect(page.getByRole('option').first()).toContainText('反転召喚')
  await second.press('ArrowDown')
  await second.press('ArrowUp')
  await second.press('Enter')
  await expect(page).toHaveURL(/\?a=yugioh\/book-of-moon&b=yugioh\/flip-summon$/)
  await expect(page.getByRole('heading', { name: '両方にふれる裁定' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '道すじ' })).toBeVisible()
})

test('an address opens the pair again: rulings of both first, then the ways', async ({ page }) => {
  await page.goto('/en/pairs?a=yugioh/soul-exchange&b=yugioh/tribute')
  await expect(page.getByLabel('First term or card')).toHaveValue('Soul Exchange')
  const both = page.getByRole('region', { name: 'Rulings that speak of both' })
  const ruling = both.getByRole('link', { name: /^ygo-/ }).first()
  await expect(ruling).toBeVisible()
  const ways = page.getByRole('region', { name: /connect them/ })
  await expect(ways.getByRole('listitem').first()).toContainText('Soul Exchange')
  await ruling.click()
  await expect(page).toHaveURL(/\/en\/yugioh\/.*#ygo-/)
})

test('cards of two games are connected over counterparts, with the path shown', async ({ page }) => {
  await page.goto('/en/pairs?a=yugioh/book-of-moon&b=magic/cloak')
  const ways = page.getByRole('region', { name: /connect them/ })
  await expect(ways).toContainText('counterparts in two games')
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/\?a=magic\/cloak&b=yugioh\/book-of-moon$/)
})

test('axe finds nothing with the list open and with results', async ({ page }) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
  }
  await page.goto('/ja/pairs?a=yugioh/book-of-moon&b=yugioh/flip-summon')
  await expect(page.getByRole('heading', { name: '両方にふれる裁定' })).toBeVisible()
  await check()
  await page.getByLabel('1つめの用語・カード').fill('う')
  await expect(page.getByRole('option').first()).toBeVisible()
  await check()
})

test('the page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/en/pairs?a=yugioh/book-of-moon&b=yugioh/flip-summon')
  await expect(page.getByRole('heading', { name: 'Rulings that speak of both' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it would do', async ({ page }) => {
    await page.goto('/en/pairs')
    await expect(page.getByText('Choosing needs JavaScript.')).toBeVisible()
  })
})
