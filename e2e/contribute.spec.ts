import { expect, test } from '@playwright/test'

test('from a ruling to the text of a report, with its files and lines, that can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/yugioh/face-down')
  await page.locator('#ygo-fd-22').getByRole('link', { name: 'Correct this' }).click()
  await expect(page).toHaveURL(/\/r\/ygo-fd-22#correct-en$/)
  const part = page.locator('#correct-en')
  const report = part.getByRole('textbox', { name: 'Text of the report' })
  await expect(report).toHaveValue(/ygo-fd-22/)
  await expect(report).toHaveValue(/content\/yugioh\/terms\/face-down\.en\.mdx:\d+/)
  await part.getByRole('button', { name: 'Copy the text' }).click()
  await expect(part.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await report.inputValue())
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the report is on the page of the ruling too', async ({ page }) => {
    await page.goto('/ja/magic/cloak')
    await page.locator('#mtg-cloak-14').getByRole('link', { name: 'まちがいを直す' }).click()
    await expect(page).toHaveURL(/\/r\/mtg-cloak-14#correct-ja$/)
    const part = page.locator('#correct-ja')
    if ((await part.getAttribute('open')) === null) await part.getByText('この裁定を直す').click()
    await expect(part.getByRole('textbox')).toHaveValue(/cloak\.ja\.mdx:\d+/)
    await expect(part.getByRole('link', { name: '直しかた' })).toBeVisible()
  })
})
