import { expect, test } from '@playwright/test'

test('from the home page to a ruling in three clicks', async ({ page }) => {
  await page.goto('/ja')
  await page.getByRole('main').getByRole('link', { name: '遊戯王', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: '裏側表示', exact: true }).first().click()
  await page.getByRole('link', { name: '裁定 ygo-fd-22 へのリンク' }).click()
  await expect(page).toHaveURL(/\/ja\/yugioh\/face-down#ygo-fd-22$/)
  await expect(page.locator('#ygo-fd-22')).toBeInViewport()
  await expect(page.locator('#ygo-fd-22')).toContainText('リリース')
})

test('a link in a ruling leads to its term, and back to the same place', async ({ page }) => {
  await page.goto('/ja/yugioh/face-down#ygo-fd-31')
  const ruling = page.locator('#ygo-fd-31')
  await ruling
    .getByRole('link', { name: /リビングデッド/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ja\/yugioh\/call-of-the-haunted$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('リビングデッドの呼び声')
  await expect(page.getByRole('region', { name: 'この項目にふれる裁定' })).toContainText('ygo-fd-31')
  await page.goBack()
  await expect(page).toHaveURL(/#ygo-fd-31$/)
  await expect(page.locator('#ygo-fd-31')).toBeInViewport()
})

test('the link of a ruling is copied, and opens a page that needs no script', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/yugioh/face-down')
  const ruling = page.locator('#ygo-fd-17')
  await ruling.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/^Copied: .*\/r\/ygo-fd-17$/)).toBeAttached()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname).toBe('/r/ygo-fd-17')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const opened = await plain.newPage()
  await opened.goto(address)
  await expect(opened.getByRole('article').first()).toContainText('2018年7月5日')
  await expect(opened.locator('article[lang="en"]')).toContainText('5 July 2018')
  await expect(opened.getByRole('link', { name: '裏側表示', exact: true })).toHaveAttribute(
    'href',
    /\/ja\/yugioh\/face-down#ygo-fd-17$/,
  )
  await plain.close()
})

test('the language changes on the same page and ruling', async ({ page }) => {
  await page.goto('/ja/yugioh/battle-position#ygo-bp-15')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/yugioh\/battle-position#ygo-bp-15$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#ygo-bp-15')).toBeInViewport()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/yugioh\/battle-position#ygo-bp-15$/)
})

test('the other language of a ruling can be read beside it', async ({ page }) => {
  await page.goto('/ja/magic/cloak')
  const ruling = page.locator('#mtg-cloak-14')
  const english = ruling.locator('[lang="en"]')
  await expect(english).toBeHidden()
  const button = ruling.getByRole('button', { name: '英語で読む' })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(english).toBeVisible()
  await expect(english).toContainText('tapped')
})

test('a question and its answer stand as such, with their date', async ({ page }) => {
  await page.goto('/ja/yugioh/face-down')
  const faq = page.locator('#ygo-fd-56')
  await expect(faq).toContainText('FAQ')
  await expect(faq.locator('time')).toHaveAttribute('datetime', '2013-07-19')
  await expect(faq).toContainText('Q.')
  await expect(faq).toContainText('A.')
})

test('what no longer holds says by what it was replaced', async ({ page }) => {
  await page.goto('/en/yugioh/face-down')
  const old = page.locator('#ygo-fd-28')
  await expect(old).toContainText('Superseded')
  await expect(old.getByText('Superseded by')).toBeVisible()
  await old.locator('dl').getByRole('link', { name: 'ygo-fd-29' }).click()
  await expect(page).toHaveURL(/#ygo-fd-29$/)
  await expect(page.locator('#ygo-fd-57')).toContainText('Disputed')
})

test('an old anchor of the wiki still leads to its place', async ({ page }) => {
  await page.goto('/ja/duel-masters/flip#ncc1af38')
  await expect(page.locator('#dm-flip-15')).toBeInViewport()
})

test('an address that is no page offers ways on', async ({ page }) => {
  const response = await page.goto('/ja/yugioh/no-such-card')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveURL(/\/en\/glossary$/)
})

test.describe('the page at the root', () => {
  test.use({ locale: 'ja-JP' })
  test('leads to the language of the browser', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/ja$/)
  })
  test('offers both without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: /Read in English/ }).click()
    await expect(page).toHaveURL(/\/en$/)
    await context.close()
  })
})
