import { type Browser, expect, test } from '@playwright/test'
import { makeImages, openCreate, press, prompt } from './create'
import { signIn, signUp, somebody } from './people'

const password = 'only for tests'

/** Makes a picture as somebody new and reports it as a visitor; returns the address of its page. */
async function reported(browser: Browser, words: string): Promise<string> {
  const owner = await (await browser.newContext()).newPage()
  await signUp(owner, somebody('reported'))
  const [image] = await makeImages(owner, 'a paper boat with a red sail')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/image/${image}`)
  await visitor.getByRole('link', { name: 'Report this image' }).click()
  await visitor.getByLabel('Hate or its symbols').check()
  await visitor.getByLabel('Details (optional)').fill(words)
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thanks for the report. A person will review this image.')).toBeVisible()
  return visitor.url()
}

test('a report is handled by keyboard and undone', async ({ page, browser }) => {
  const words = `A journey's report ${Date.now()}`
  const address = await reported(browser, words)
  const administrator = await (await browser.newContext()).newPage()
  await signIn(administrator, 'admin', password)
  await administrator.goto('/admin/moderation')
  while (!(await administrator.getByText(words).isVisible()))
    await Promise.all([administrator.waitForURL(/at=/), administrator.keyboard.press('j')])
  await administrator.keyboard.press('h')
  await expect(administrator.getByRole('textbox', { name: 'Reason' })).toHaveValue('Hate or its symbols')
  await expect(administrator.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await administrator.keyboard.press('Enter')
  await expect(administrator.getByText('Decision saved. You can undo it for 24 hours.')).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(404)
  await administrator.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(administrator.getByText('Decision undone. The image is back in the queue.')).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(200)
  await administrator.keyboard.press('k')
  await administrator.keyboard.press('Enter')
  await expect(administrator.getByText('Decision saved. You can undo it for 24 hours.')).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(200)
})

test('a prompt that is not drawn stays in the form, and the word is named', async ({ page }) => {
  await signUp(page, somebody('screened'))
  await openCreate(page)
  await prompt(page).fill('a swastika on a red badge')
  await press(page)
  await expect(page.getByText(/We can't draw “swastika”: we don't make hate symbols or slurs\./).first()).toBeVisible()
  await expect(prompt(page)).toHaveValue('a swastika on a red badge')
})
