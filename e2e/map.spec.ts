import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const widthOf = (page: import('@playwright/test').Page) =>
  page.locator('svg.term-map').evaluate((svg) => svg.getBoundingClientRect().width)

test('the map grows and shrinks by buttons and by keys, and shows itself whole', async ({ page }) => {
  await page.goto('/en/map/yugioh')
  const first = await widthOf(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await widthOf(page)).toBeGreaterThan(first)
  const frame = page.getByRole('region', { name: 'Map', exact: true })
  await frame.focus()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  expect(await widthOf(page)).toBeLessThan(first)
  await page.getByRole('button', { name: 'Whole map' }).click()
  expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  await frame.focus()
  await page.keyboard.press('0')
  expect(await widthOf(page)).toBeCloseTo(first, 0)
})

test('a term that has the focus shows its lines only, and leads to its entry', async ({ page }) => {
  await page.goto('/ja/map/yugioh')
  const term = page.locator('a#map-yugioh-tribute')
  await page.keyboard.press('Tab')
  await term.focus()
  const lit = page.locator('a.map-term[data-lit]')
  const next = (await term.getAttribute('data-next'))!.split(',').length
  await expect(lit).toHaveCount(next + 1)
  await expect(page.locator('path.map-lit')).toHaveAttribute('d', /^M/)
  await term.press('Enter')
  await expect(page).toHaveURL(/\/ja\/yugioh\/tribute$/)
})

test('an anchor opens the map at that term', async ({ page }) => {
  await page.goto('/en/map/yugioh#map-yugioh-gladiator-beast')
  await expect(page.locator('a#map-yugioh-gladiator-beast rect')).toBeInViewport()
  // The script listens when it is there.
  await expect(async () => {
    await page.evaluate(() => {
      location.hash = ''
      location.hash = 'map-yugioh-tribute'
    })
    await expect(page.locator('a#map-yugioh-tribute rect')).toBeInViewport({ timeout: 1000 })
  }).toPass()
})

test('the same as a list: each term with those that it is linked with', async ({ page }) => {
  await page.goto('/en/map')
  await page.getByRole('link', { name: 'Read it as a list' }).click()
  const list = page.getByRole('region', { name: 'List' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Linked with' }).first()).toBeVisible()
  await expect(list).toContainText('(Magic)')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on a map (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en/map/magic')
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
  })

test('the page fits a phone, and only the map scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/ja/map/yugioh')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the map is there, its terms are links', async ({ page }) => {
    await page.goto('/en/map/magic')
    await expect(page.locator('a#map-magic-cloak')).toHaveAttribute('href', '/en/magic/cloak')
  })
})
