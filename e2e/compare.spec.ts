import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const overview = (page: Page) => page.getByRole('region', { name: /At a glance|一覧表/ })
const cell = (page: Page, place: string) => page.locator(`li[id="${place}"]`)
/** The try-out that a run opens: what its last action gave, and the table after it. */
const opened = (page: Page) => page.locator('.stepper').first()

test('the table holds every fact by every turning, with a sign and a word in each cell', async ({ page }) => {
  await page.goto('/en/compare')
  const rows = overview(page).locator('tbody tr')
  const columns = await overview(page).locator('thead th').count()
  expect(columns).toBe(13)
  for (const row of await rows.all()) expect(await row.locator('th, td').count()).toBe(columns)
  await expect(overview(page).locator('td .comparison-mark')).toHaveCount((await rows.count()) * (columns - 1))
  for (const mark of await overview(page).locator('td .comparison-mark').allTextContents())
    expect(mark).toMatch(/^. \S/u)
})

test('a cell leads to its details, and those to a ruling that there is', async ({ page }) => {
  await page.goto('/ja/compare')
  await overview(page).locator('a[href="#counters--yugioh--turned-down"]').click()
  const details = cell(page, 'counters--yugioh--turned-down')
  await expect(details).toBeInViewport()
  await expect(details).toContainText('なくなる')
  await details.getByRole('link', { name: 'ygo-fd-32' }).click()
  await expect(page).toHaveURL(/\/ja\/yugioh\/face-down#ygo-fd-32$/)
})

test('an entry that the table has a column for leads to the table, another does not', async ({ page }) => {
  await page.goto('/en/duel-masters/awaken')
  const link = page.locator('main').getByRole('link', { name: 'Compare the three games' })
  await link.click()
  await expect(page).toHaveURL(/\/en\/compare$/)
  await page.goto('/en/duel-masters/cost')
  await expect(page.getByRole('link', { name: 'Find rulings of this and another' })).toBeVisible()
  await expect(link).toHaveCount(0)
})

const runs = [
  ['no-attack--yugioh--turned-down', 'is lost', /Limits on .* are gone/],
  ['attacked--yugioh--flip-summoned', 'not allowed', /It declared an attack this turn/],
  ['position--duel-masters--awakened', 'stays', /stays tapped/],
  ['sickness--duel-masters--released', 'changes', /summoning sick again/],
  ['position--magic--special-action', 'stays', /is turned face up/],
  ['sickness--magic--special-action', 'stays', /no creature that can attack/],
] as const
for (const [place, says, shows] of runs)
  test(`the run of ${place} shows what the cell says`, async ({ page }) => {
    await page.goto('/en/compare')
    await expect(cell(page, place).locator('.comparison-value')).toContainText(says)
    await cell(page, place).locator('a[data-run]').click()
    await expect(page).toHaveURL(/\/en\/[a-z-]+\/play#1~/)
    await expect(opened(page)).toContainText(shows)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

test('filters by turning and by fact are kept in the address, and an address opens them again', async ({ page }) => {
  await page.goto('/en/compare')
  await page.getByLabel('What is asked').selectOption('Counters')
  await page.getByLabel('How it is turned').selectOption({ label: 'All of Magic' })
  await expect(page).toHaveURL(/\?fact=counters&event=magic$/)
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 3 cells.')
  await expect(page.locator('section[data-fact]:visible')).toHaveCount(1)
  await expect(page.locator('section[data-game]:visible')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 3 cells.')
  await expect(overview(page).locator('thead th:visible')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/\/en\/compare$/)
  await expect(overview(page).locator('thead th:visible')).toHaveCount(13)
})

test('what a game does not have says so, with the reason', async ({ page }) => {
  await page.goto('/ja/compare?event=duel-masters&fact=counters')
  const panel = page.getByRole('region', { name: 'カウンター: デュエル・マスターズ' })
  await expect(page.locator('section[data-game]:visible')).toHaveCount(1)
  await expect(panel).toContainText('このゲームにはない')
  await expect(panel.getByRole('link', { name: 'カウンター', exact: true })).toHaveAttribute(
    'href',
    '/ja/yugioh/counter#counterparts',
  )
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1280])
    test(`axe finds nothing, and the page fits ${width} pixels (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/ja/compare')
      await expect(page.getByRole('status').filter({ hasText: '欄' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
    })

test('on a phone the games of a fact stand below each other', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/en/compare?fact=position')
  await expect(page.locator('section[data-game]:visible')).toHaveCount(3)
  const boxes = await Promise.all(
    (await page.locator('section[data-game]:visible').all()).map((panel) => panel.boundingBox()),
  )
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map((box) => box!.x)).size).toBe(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole comparison stands there', async ({ page }) => {
    await page.goto('/en/compare')
    await expect(page.getByLabel('How it is turned')).toBeHidden()
    await expect(overview(page).locator('thead th')).toHaveCount(13)
    await expect(cell(page, 'counters--magic--turned-down')).toContainText('stays')
  })
})
