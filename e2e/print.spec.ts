import { expect, test, type Page } from '@playwright/test'

const onPaper = async (page: Page, path: string) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

test('a ruling prints with its date, its source and its short address written out (ygo-fd-17)', async ({ page }) => {
  await onPaper(page, '/en/yugioh/face-down')
  const ruling = page.locator('#ygo-fd-17')
  await expect(ruling).toContainText('5 July 2018')
  await expect(ruling).toContainText('Yu-Gi-Oh! Card Wiki')
  await expect(ruling.getByText(/^https?:\/\/[^/]+\/r\/ygo-fd-17$/)).toBeVisible()
})

test('what can only be clicked is not on paper', async ({ page }) => {
  await onPaper(page, '/ja/yugioh/face-down')
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByRole('textbox'),
  ])
    expect(await hidden.filter({ visible: true }).count()).toBe(0)
  await expect(page.getByText(/^裏表 · https?:.*\/ja\/yugioh\/face-down$/)).toBeVisible()
})

test('a dark theme prints black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ja/yugioh/face-down')
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  const colours = () =>
    page.evaluate(() =>
      [document.body, document.querySelector('.ruling')!].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      }),
    )
  expect(await colours()).not.toContainEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colours()).toEqual([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ])
})

test('an example prints as its text and the table of the step on which it turns (ygo-equip-face-down)', async ({
  page,
}) => {
  await page.goto('/en/yugioh/face-down')
  const example = page.locator('#example-ygo-equip-face-down')
  await expect(example.locator('.board')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(example.locator('.board')).toBeVisible()
  await expect(example.locator('.board .table-card[data-face="down"]').first()).toBeVisible()
  await expect(example.getByRole('listitem').filter({ hasText: 'ygo-fd-04' }).first()).toBeVisible()
  await expect(example.getByRole('button')).toHaveCount(0)
})

test('a page elsewhere is named by its address', async ({ page }) => {
  await onPaper(page, '/ja/yugioh/face-down')
  const link = page.locator('main a[rel~="external"]').first()
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(written).toContain(await link.getAttribute('href'))
})

test('an entry becomes a PDF of several pages, whatever is open on the screen', async ({ page }) => {
  await page.goto('/ja/magic/cloak')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(1)
})
