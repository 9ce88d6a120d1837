import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { typeIntoSearch } from './search-box'

const boxOf = (page: Page) => page.getByRole('banner').getByRole('combobox')

/** How many ranges are marked in the page, and whether they lie in the ruling. */
const marksIn = (page: Page, ruling: string) =>
  page.evaluate((id) => {
    const ranges = [...(CSS.highlights.get('found') ?? [])] as Range[]
    const inside = ranges.filter((range) => document.getElementById(id)?.contains(range.startContainer))
    return { marked: inside.length, outside: ranges.length - inside.length, first: inside[0]?.toString() }
  }, ruling)

test('the search box opens by /, offers rulings for kana, and leads to the ruling by keyboard', async ({ page }) => {
  await page.goto('/ja')
  await page.keyboard.press('/')
  const box = boxOf(page)
  await expect(box).toBeFocused()
  await page.keyboard.type('うらがわひょうじ')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('裏側表示')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ja\/yugioh\/face-down#ygo-fd-\d\d$/)
  const id = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await expect.poll(() => marksIn(page, id)).toMatchObject({ outside: 0, first: '裏側表示' })
})

test('Ctrl+K leads to the box from within a field, and / is typed there as it is', async ({ page }) => {
  await page.goto('/ja/search')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('2')
  await field.press('/')
  await expect(field).toHaveValue('2/')
  await field.press('Control+k')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('while an input method composes, arrows and Enter are its own', async ({ page }) => {
  await page.goto('/ja')
  const box = boxOf(page)
  await box.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'うらがわ', selectionStart: 4, selectionEnd: 4 })
  await expect(page.getByRole('option').first()).toContainText('裏側表示')
  // Key events of a composition: `isComposing`, or in Safari the key code 229 only.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Enter'])
      await box.evaluate(
        (element, init) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
        { key, ...composing },
      )
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await expect(page).toHaveURL(/\/ja$/)
  await session.send('Input.insertText', { text: '裏側表示' })
  await expect(box).toHaveValue('裏側表示')
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-option-0')
})

test('?q= opens the search page with results, and a wrong word says why', async ({ page }) => {
  await page.goto('/ja/search?q=外套')
  await expect(page.getByText('「外套」は機械翻訳の誤訳です。')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
})

test('a ruling opened from the results has what was found marked', async ({ page }) => {
  await page.goto('/en/search?q=summoning%20sickness')
  await page.getByRole('main').getByRole('link', { name: 'dm-flip-15', exact: true }).click()
  await expect(page).toHaveURL(/#dm-flip-15$/)
  await expect.poll(() => marksIn(page, 'dm-flip-15')).toMatchObject({ outside: 0, first: 'summoning sickness' })
})

test('a word that only a definition says leads to its entry', async ({ page }) => {
  await page.goto('/ja/search?q=スタックを使わない')
  await expect(page.getByRole('heading', { name: '説明文に出てくるもの' })).toBeVisible()
})

test('a browser finds how to add the search', async ({ page, request, baseURL }) => {
  await page.goto('/ja')
  const link = page.locator('link[rel=search]')
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
  const description = await request.get(new URL((await link.getAttribute('href'))!, baseURL).href)
  expect(await description.text()).toContain('/ja/search?q={searchTerms}')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page says so and leads to the glossary', async ({ page }) => {
    await page.goto('/ja/search?q=cloak')
    await expect(page.getByText('検索にはJavaScriptが必要です')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '用語集' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the open search, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/ja/yugioh/book-of-moon')
    await typeIntoSearch(page, 'うらがわ')
    await expect(page.getByRole('option').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include('header')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
  })
