import { AxeBuilder } from '@axe-core/playwright'
import { expect as quick, test } from '@playwright/test'

/** The entries with history are the longest: on a busy machine their script is late. */
const expect = quick.configure({ timeout: 15_000 })

const standing = (id: string) => `#${id} > .standing`

test('a day in the address shows what held, what did not, and why', async ({ page }) => {
  await page.goto('/en/duel-masters/flip?on=2016-05-31')
  await expect(page.locator(standing('dm-flip-24'))).toContainText('In force')
  await expect(page.locator(standing('dm-flip-22'))).toContainText('Not yet in force')
  await expect(page.locator(standing('dm-flip-22'))).toContainText('dm-flip-25')
  await expect(page.locator(standing('dm-flip-01'))).toContainText('Unknown')
  await expect(page.locator('#dm-flip-22')).toHaveCSS('border-style', 'dashed')
})

test('a month without a day stays unknown, and after it part of the new ruling holds', async ({ page }) => {
  await page.goto('/ja/duel-masters/flip?on=2016-06-01')
  await expect(page.locator(standing('dm-flip-25'))).toContainText('不明')
  await expect(page.locator(standing('dm-flip-25'))).toContainText('日まではわからない')
  await page.getByRole('button', { name: '2016年7月1日' }).click()
  await expect(page).toHaveURL(/\?on=2016-07-01$/)
  await expect(page.locator(standing('dm-flip-22'))).toContainText('一部だけ有効')
  await expect(page.locator(standing('dm-flip-25'))).toContainText('もう有効でない')
})

test('by keyboard: a day is typed, shown, and left again', async ({ page }) => {
  await page.goto('/en/yugioh/face-down')
  await page.getByRole('textbox', { name: 'Date' }).fill('2018-07-04')
  await page.getByRole('textbox', { name: 'Date' }).press('Enter')
  await expect(page).toHaveURL(/\?on=2018-07-04$/)
  await expect(page.getByRole('status').filter({ hasText: 'Shown as of 4 July 2018' })).toBeVisible()
  await expect(page.locator(standing('ygo-fd-17'))).toContainText('first record is of 5 July 2018')
  await page.getByRole('button', { name: 'Back to today' }).press('Enter')
  await expect(page).toHaveURL(/face-down$/)
  await expect(page.locator('.standing')).toHaveCount(0)
})

test('an address that names no day says so', async ({ page }) => {
  await page.goto('/en/duel-masters/flip?on=2016-02-30')
  await expect(page.getByText('This is not a date.')).toBeVisible()
  await expect(page.locator('.standing')).toHaveCount(0)
})

test('a ruling with a past shows its states with old and new wording, the difference marked', async ({ page }) => {
  await page.goto('/en/duel-masters/flip')
  const history = page.getByRole('region', { name: 'How this ruling changed: dm-flip-22' })
  await expect(history).toContainText('before 13 September 2016')
  await expect(history).toContainText('Source:')
  await history.getByText('What changed in the wording').first().click()
  await expect(history.locator('del').first()).toBeVisible()
  await expect(history.locator('ins').first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing with a day chosen (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/ja/duel-masters/flip?on=2016-07-01')
    await expect(page.locator('.standing').first()).toBeVisible()
    await page.locator('#dm-flip-22 details > summary').first().click()
    const { violations } = await new AxeBuilder({ page })
      .include(['[aria-labelledby="as-of"]'])
      .include(['#dm-flip-22'])
      .include(['#dm-flip-24'])
      .include(['#dm-flip-25'])
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the history stands there, and the switch says what it needs', async ({ page }) => {
    await page.goto('/en/duel-masters/flip')
    await expect(page.getByText('Choosing a date needs JavaScript')).toBeVisible()
    await expect(page.getByRole('region', { name: 'How this ruling changed: dm-flip-22' })).toBeVisible()
  })
})
