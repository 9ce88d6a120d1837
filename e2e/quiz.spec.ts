import { expect, test } from '@playwright/test'

test('a question is asked, the answer opens its ruling, and the score is kept on the device', async ({ page }) => {
  await page.goto('/ja/quiz?game=magic')
  const question = page.locator('[data-question]')
  await expect(question).toHaveAttribute('data-question', /^mtg-/)
  const first = await question.getAttribute('data-question')
  await question.locator('.fork-button').first().click()
  await expect(question.getByText(/正解/).first()).toBeVisible()
  await expect(question.getByRole('list', { name: '根拠' }).first()).toBeVisible()
  await expect(page.getByText(/1問中[01]問正解/)).toBeVisible()
  await question.getByRole('button', { name: '次の問題' }).click()
  await expect(question).not.toHaveAttribute('data-question', first!)
  await page.reload()
  await expect(page.getByText(/1問中[01]問正解/)).toBeVisible()
  await page.getByRole('button', { name: '成績を消してはじめから' }).click()
  await expect(page.getByText(/0問中0問正解/)).toBeVisible()
})

test('what is kept and cannot be read counts as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('uraomote.quiz', '{"broken'))
  await page.goto('/en/quiz?entry=yugioh/face-down')
  await expect(page.locator('[data-question]')).toHaveAttribute('data-question', /^ygo-/)
  await expect(page.getByText('0 right of 0')).toBeVisible()
})

test('the right answer is told as right, and another as wrong', async ({ page }) => {
  await page.goto('/en/quiz?entry=magic/cloak')
  for (let asked = 0; asked < 4; asked++) {
    const question = page.locator('[data-question]')
    await question.locator('.fork-button').first().click()
    const verdict = question.getByRole('status')
    await expect(verdict).toContainText(/Right|Wrong/)
    // A wrong answer is always told with the right one.
    if ((await verdict.textContent())!.includes('Wrong')) await expect(verdict).toContainText('It is:')
    await question.getByRole('button', { name: 'Next question' }).click()
  }
  await expect(page.getByText(/right of 4/)).toBeVisible()
})
