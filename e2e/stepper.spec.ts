import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { exampleHome } from '../components/stepper/homes'
import { examples } from '../content/examples'
import { getSite } from '../lib/content'
import { readPlace, type Place } from '../lib/engine'

const site = getSite()
/** Of the places that are drawn, the one that is seen. */
const seen = '.layer[data-shown]'
const home = (id: string) => exampleHome(site, id)!
const icarus = '/ja/yugioh/face-down#1~ygo-icarus-attack~main~0'

const open = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(address)
  const stepper = page.locator('.stepper')
  await expect(stepper).toBeVisible()
  return stepper
}
const placeOf = async (page: Page): Promise<Partial<Place>> => readPlace(new URL(page.url()).hash).place
const step = (page: Page) => placeOf(page).then((place) => place.step)

test('the button on a ruling opens its example at the step that the ruling decides', async ({ page }) => {
  await page.goto('/ja/yugioh/face-down')
  await page.locator('#ygo-fd-23 .example-link').click()
  const stepper = page.locator('#example-ygo-icarus-attack .stepper')
  await expect(stepper.locator(seen).locator('[data-outcome="done"]')).toContainText('できる')
  await expect(stepper.locator(seen).locator('[data-outcome] a[data-ruling="ygo-fd-23"]')).toBeVisible()
  expect(await placeOf(page)).toMatchObject({ example: 'ygo-icarus-attack', line: 'main', step: 1 })
})

test('keys step, go to the ends, choose a case and come back; a reload comes back to the same place', async ({
  page,
}) => {
  const stepper = await open(page, icarus)
  await stepper.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => step(page)).toBe(1)
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toBe(2)
  await expect(stepper.getByRole('button', { name: '次へ' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => step(page)).toBe(1)
  await page.keyboard.press('Home')
  await expect.poll(() => step(page)).toBe(0)
  await expect(stepper.getByRole('button', { name: '前へ' })).toBeDisabled()
  await page.keyboard.press('ArrowDown')
  await expect(stepper.locator(seen).locator('[data-fork]').first()).toBeFocused()
  const fork = examples
    .yugioh!.find(({ id }) => id === 'ygo-icarus-attack')!
    .branches.find((branch) => branch.after === 0)!
  await page.keyboard.press('Enter')
  await expect.poll(() => placeOf(page).then((place) => place.line)).toBe(fork.id)
  await stepper.focus()
  await page.keyboard.press('ArrowRight')
  const said = await stepper.locator('output[aria-live]').textContent()
  expect(said).toContain('手順 1')
  await expect.poll(() => step(page)).toBe(1)
  await page.reload()
  await expect(stepper.locator('output[aria-live]')).toHaveText(said!)
  await stepper.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => placeOf(page).then((place) => place.line)).toBe('main')
  await page.goBack()
  await expect.poll(() => placeOf(page).then((place) => place.line)).toBe(fork.id)
})

test('a step shows what was drawn before, and only what is seen can be reached; the focus goes with it', async ({
  page,
}) => {
  const stepper = await open(page, icarus)
  const layers = stepper.locator('.layer:has(.step-list)')
  const reached = stepper.locator('.layer:not([inert])')
  await expect(layers).toHaveCount(2)
  await expect(reached).toHaveCount(2)
  const ahead = await stepper.locator('.layer[inert] .step-list').elementHandle()
  await stepper.locator(seen).locator('.step-list button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(layers).toHaveCount(3)
  expect(await ahead!.evaluate((list) => list.closest('.layer')!.matches('[data-shown]:not([inert])'))).toBe(true)
  await expect(reached).toHaveCount(2)
  await expect(stepper.locator(seen).getByRole('button', { name: 'はじめ' })).toBeFocused()
  await expect(stepper.getByRole('button', { name: '次へ' })).toHaveCount(1)
  const last = stepper.locator(seen).locator('.step-list button').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'step')
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => step(page)).toBe(1)
  await expect(stepper.locator(seen).locator('.step-list button').last()).toBeFocused()
})

test('the keys stay in the stepper, however fast the steps and whatever had the focus', async ({ page }) => {
  const stepper = await open(page, '/ja/magic/become-anonymous#1~mtg-become-anonymous~main~0')
  const within = () => stepper.evaluate((element) => element.contains(document.activeElement))
  const first = stepper.locator(seen).locator('.step-list button').first()
  for (const keys of [
    ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End'],
    ['Home', 'ArrowRight', 'v'],
    ['v', 'v', 'End', 'Home'],
  ]) {
    await first.focus()
    // All before anything is painted.
    await first.evaluate((button, pressed) => {
      for (const key of pressed)
        (document.activeElement ?? button).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }, keys)
    await expect(stepper.locator('.layer:not([inert])[data-shown]')).toHaveCount(2)
    await page.waitForTimeout(300)
    expect(await within()).toBe(true)
  }
  // A card that lies beneath others after the step cannot have the focus there.
  const card = stepper.locator(seen).locator('button[data-card]')
  for (let at = 0; at < (await card.count()); at++) {
    await card.nth(at).focus()
    await page.keyboard.press('End')
    await expect.poll(() => step(page)).toBe(4)
    expect(await within()).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => step(page)).toBe(0)
    expect(await within()).toBe(true)
  }
})

test('what leaves a case or lets a card go keeps the focus over a step', async ({ page }) => {
  const fork = examples.yugioh!.find(({ id }) => id === 'ygo-icarus-attack')!.branches.find(({ after }) => after === 0)!
  const stepper = await open(page, `/ja/yugioh/face-down#1~ygo-icarus-attack~${fork.id}~0`)
  await stepper.locator(seen).locator('button[data-card]').first().click()
  for (const name of ['元の流れに戻る', '選択をやめる']) {
    const button = stepper.locator(seen).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => step(page)).toBe(1)
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => step(page)).toBe(0)
    await expect(button).toBeFocused()
  }
})

test('what is drawn ahead and longer makes neither the stepper nor the page longer', async ({ page }) => {
  const stepper = await open(page, '/ja/duel-masters/flip#1~dm-release-instead-of-leaving~main~0')
  const layers = stepper.locator('.layer:has(.step-list)')
  await expect(layers).toHaveCount(2)
  const ahead = await stepper.locator('.layer[inert]:has(.step-list)').evaluate((layer) => layer.scrollHeight)
  expect(ahead).toBeGreaterThan(await stepper.locator('.stepper-panes').evaluate((panes) => panes.clientHeight))
  const free = await stepper.evaluate(
    (element) => element.parentElement!.scrollHeight - element.parentElement!.clientHeight,
  )
  expect(free).toBe(0)
})

test('to the opponent nothing that is still to come is drawn', async ({ page }) => {
  const stepper = await open(page, '/ja/yugioh/face-down#1~ygo-book-of-moon-unknown~main~0')
  await expect(stepper.locator('.layer')).toHaveCount(4)
  await stepper.getByRole('radio', { name: '相手' }).check()
  await expect(stepper.locator('.layer')).toHaveCount(2)
  await stepper.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => step(page)).toBe(1)
  await expect(stepper.locator('.layer')).toHaveCount(2)
})

test('single letters try, change the viewer and show the keys, until they are turned off', async ({ page }) => {
  const stepper = await open(page, icarus)
  await stepper.focus()
  await page.keyboard.press('v')
  await expect(stepper.getByRole('radio', { name: '相手' })).toBeChecked()
  await page.keyboard.press('b')
  await expect(stepper.getByRole('region', { name: 'ここで試せる行動' })).toBeVisible()
  await page.keyboard.press('?')
  await stepper.getByRole('checkbox', { name: /1文字のキー/ }).uncheck()
  await stepper.focus()
  await page.keyboard.press('v')
  await page.keyboard.press('b')
  await expect(stepper.getByRole('radio', { name: '相手' })).toBeChecked()
  await expect(stepper.getByRole('region', { name: 'ここで試せる行動' })).toBeVisible()
})

test('off the line an action is refused with its reasons and their rulings, and one comes back', async ({ page }) => {
  const stepper = await open(page, '/en/yugioh/battle-position#1~ygo-manual-change~main~1')
  await stepper.locator('[data-try]').click()
  const refused = stepper.locator('.offer', { has: page.locator('button:not([data-allowed])') }).first()
  await stepper.locator('summary', { hasText: 'Not allowed, and why' }).click()
  await expect(refused.locator('[data-ruling]').first()).toBeVisible()
  await refused.getByRole('button').click()
  await expect(stepper.locator(seen).locator('[data-outcome="refused"]')).toContainText('What would allow it')
  await expect(stepper).toContainText('You have left the example')
  expect((await placeOf(page)).tried).toHaveLength(1)
  await page.reload()
  await expect(stepper.locator(seen).locator('[data-outcome="refused"]')).toBeVisible()
  await stepper.locator(seen).getByRole('button', { name: 'Back to the example' }).click()
  await expect(stepper).not.toContainText('You have left the example')
})

test('a reader may guess before a decision is shown, and is told whether it was right and by which ruling', async ({
  page,
}) => {
  const stepper = await open(page, '/ja/yugioh/face-down#1~ygo-book-of-moon-unknown~main~2')
  await stepper.locator(seen).getByRole('button', { name: '予想してみる' }).click()
  const choices = stepper
    .locator(seen)
    .getByRole('group', { name: /どうなる/ })
    .getByRole('button')
  expect(await choices.count()).toBeGreaterThan(1)
  await choices.filter({ hasNotText: 'できない' }).first().click()
  await expect(stepper.getByText(/残念。正しくは：できない/)).toBeVisible()
  await expect(
    stepper.locator(seen).locator('[data-outcome="refused"] [data-ruling="ygo-fd-11"]').first(),
  ).toBeVisible()
})

test('the opponent’s board, list, announcement and shared link do not tell a hidden card', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const stepper = await open(page, '/ja/yugioh/face-down#1~ygo-book-of-moon-unknown~main~0~opponent')
  await stepper.locator('[data-try]').click()
  // What a ruling says it says of every board: all else in the stepper is of this one.
  const markup = await stepper.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const ruling of copy.querySelectorAll('[aria-label="根拠"]')) ruling.remove()
    return copy.outerHTML
  })
  // The reader's hand: 月の書 (moon), and two samples (hunt, rain).
  const secrets = ['book-of-moon', '月の書', 'sample-', '>moon', '"moon"', '"hunt"', '"rain"']
  expect(secrets.filter((secret) => markup.includes(secret))).toEqual([])
  await stepper.getByRole('button', { name: '相手に見える局面だけを共有' }).click()
  await expect(stepper.getByText('コピーしました')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  const place = readPlace(new URL(shared).hash).place
  expect(JSON.stringify(place)).not.toMatch(/moon|hunt|rain|sample/)
  expect(place.example).toBeUndefined()
  await page.goto('about:blank')
  await page.goto(shared)
  await expect(page.locator('.stepper').getByRole('radio', { name: '相手' })).toBeChecked()
  await expect(page.locator(seen).locator('.board')).toContainText('レッドアイズ')
})

test('of a shuffled pile the opponent is told what is public and not which card is which', async ({ page }) => {
  const steps = examples.magic!.find(({ id }) => id === 'mtg-become-anonymous')!.steps.length
  const stepper = await open(page, `/en/magic/become-anonymous#1~mtg-become-anonymous~main~${steps}~opponent`)
  await stepper.locator('[data-try]').click()
  const pile = stepper.locator('[data-kind="battlefield"] [data-face="down"]')
  expect(await pile.count()).toBeGreaterThanOrEqual(3)
  const labels = await pile.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  for (const label of labels) expect(label).not.toMatch(/Giant Growth|Runeclaw Bear|Jedit/)
  await expect(pile.first()).toHaveAttribute('aria-label', /ward/i)
  for (const shown of await stepper.locator('.board, .step-list, [data-outcome], output').allTextContents())
    // The bear was the target, for all to see; which card it is now nobody on this side knows.
    expect(shown).not.toMatch(/Giant Growth|Jedit/)
})

test.describe('a link that is broken opens as far as it goes and says so', () => {
  for (const [what, address, says] of [
    ['a step too far', '/ja/yugioh/face-down#1~ygo-icarus-attack~main~99', 'その手順はありません'],
    ['a line that is gone', '/ja/yugioh/face-down#1~ygo-icarus-attack~gone~1', 'その流れはありません'],
    ['rubbish for actions', '/ja/yugioh/face-down#1~ygo-icarus-attack~main~1~player~now~%%%', '試した行動'],
    ['another version', '/ja/yugioh/face-down#7~ygo-icarus-attack~main~1', '版が違います'],
  ] as const)
    test(what, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('main [role="alert"]')).toContainText(says)
    })
  test('an example that does not exist', async ({ page }) => {
    await page.goto('/en/yugioh/face-down#1~no-such-example~main~1')
    await expect(page.locator('main [role="alert"]')).toContainText('there is no such example')
  })
  test('a position that cannot be read', async ({ page }) => {
    await page.goto('/en/yugioh/play#1~~main~0~player~now~~AAAA')
    await expect(page.locator('main [role="alert"]')).toContainText('could not be read')
    await expect(page.locator(seen).locator('.board')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole line stands there as text, with verdicts and rulings', async ({ page }) => {
    await page.goto('/ja/yugioh/face-down')
    const text = page.locator('[data-example="ygo-icarus-attack"]')
    await expect(text.locator('.example-steps li').first()).toContainText(
      'リリースなら、裏側でも実際の種族のモンスターとして扱える。',
    )
    await expect(text.locator('.example-steps li').first()).toContainText('○ できる')
    await expect(text.locator('.example-steps li').first()).toBeVisible()
    await expect(text.getByRole('link', { name: 'ygo-fd-23' }).first()).toBeVisible()
    await expect(text.getByRole('button')).toHaveCount(0)
  })
})

for (const [game, list] of Object.entries(examples))
  for (const language of ['ja', 'en'] as const)
    test(`every example of ${game} opens in ${language} and its last step comes out as expected`, async ({ page }) => {
      test.setTimeout(300_000)
      const byHome = new Set(list.map(({ id }) => home(id)))
      for (const entry of byHome) {
        for (const [index, example] of list.filter(({ id }) => home(id) === entry).entries()) {
          const place = `1~${example.id}~main~${example.steps.length}`
          if (index === 0) await page.goto(`/${language}/${entry}#${place}`)
          else
            await page.evaluate((to) => {
              location.hash = to
            }, place)
          const section = page.locator(`[data-example="${example.id}"]`)
          await expect(section.locator(seen).locator('[data-outcome]')).toHaveAttribute(
            'data-outcome',
            example.steps.at(-1)!.expect.verdict,
          )
          await expect(section.locator('[role="alert"]')).toHaveCount(0)
          await section.locator('.open-example').click()
        }
      }
    })

test('a cell of a table opens the run behind it, with the same verdict', async ({ page }) => {
  await page.goto('/ja/yugioh/battle-position')
  const cells = page.locator('[data-table="ygo-manual-change"] td[data-verdict]')
  const all = await cells.evaluateAll((found) =>
    found.map((cell) => ({
      verdict: (cell as HTMLElement).dataset.verdict!,
      href: cell.querySelector('a')!.getAttribute('href')!,
    })),
  )
  expect(all.length).toBeGreaterThan(80)
  for (const { verdict, href } of [all[0]!, all[40]!, all.at(-1)!]) {
    await page.goto('about:blank')
    await page.goto(href)
    await expect(page.locator(seen).locator('[data-outcome]')).toHaveAttribute('data-outcome', verdict)
  }
})

test('free play: a position is built, refused where impossible, and kept in the address', async ({ page }) => {
  await page.goto('/en/yugioh/play')
  await page.getByLabel('Name of the card').fill('Blue-Eyes White Dragon')
  await page.getByRole('button', { name: 'Add' }).click()
  const stepper = page.locator('.stepper')
  await expect(stepper.locator(seen).locator('.board')).toContainText('Blue-Eyes')
  await page.getByLabel('Name of the card').fill('No such card')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('There is no card “No such card” here')).toBeVisible()
  const card = page.locator('[data-builder-card]').last()
  await card.getByLabel('Where').selectOption({ label: 'Field Zone' })
  await expect(page.getByRole('heading', { name: 'This position cannot come about' })).toBeVisible()
  await card.getByLabel('Where').selectOption({ label: 'hand' })
  await expect(stepper.getByRole('region', { name: 'What can be tried here' })).toContainText('Blue-Eyes')
  await page.reload()
  await expect(stepper.locator(seen).locator('.board')).toContainText('Blue-Eyes')
})

for (const game of ['yugioh', 'duel-masters', 'magic'])
  for (const language of ['ja', 'en'])
    test(`free play of ${game} in ${language} fits 320 pixels, with a card and all that is asked of it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(`/${language}/${game}/play`)
      await expect(page.locator('.stepper')).toBeVisible()
      const name = page.locator('input[name="name"]')
      await name.fill((await page.locator('datalist option').first().getAttribute('value'))!)
      await name.press('Enter')
      await page.locator('[data-builder-card] summary').first().click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1280])
    test(`axe finds nothing in an open stepper, ${colorScheme}, ${width} pixels, and it fits`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const stepper = await open(page, '/ja/yugioh/face-down#1~ygo-book-of-moon-unknown~main~2')
      await stepper.locator(seen).locator('[data-card]').first().click()
      await stepper.locator('[data-try]').click()
      await stepper.getByRole('button', { name: 'キーの説明' }).click()
      const { violations } = await new AxeBuilder({ page })
        .include('.example:has(.stepper)')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ; ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

// 640 pixels are what is left of 1280 at twice the size.
for (const width of [320, 640])
  test(`an open stepper with all its parts fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const stepper = await open(page, '/en/duel-masters/flip#1~dm-tap-history~main~1')
    await stepper.locator(seen).locator('[data-kind="battle"] [data-card]').first().click()
    await stepper.locator('[data-try]').click()
    await expect(stepper.getByRole('region', { name: 'What can be tried here' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
