import { expect, type Page } from '@playwright/test'

/** Opens the search box by its key, once the page answers to keys, and types. */
export const typeIntoSearch = async (page: Page, text: string) => {
  const box = page.getByRole('banner').getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(text)
}
