import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { kindsOfPages } from './pages'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of kindsOfPages)
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        // The longest pages have thousands of links, each of which is looked at.
        test.setTimeout(240_000)
        await page.goto(path)
        for (const closed of await page.locator('main details:not([open]) > summary').all())
          if (await closed.isVisible())
            await closed.evaluate((summary) => ((summary.parentElement as HTMLDetailsElement).open = true))
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
      })
  })

for (const width of [320, 375, 1280])
  for (const path of kindsOfPages)
    test(`${path} fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
