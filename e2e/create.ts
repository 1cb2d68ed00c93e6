import { expect, type Page } from '@playwright/test'

export const prompt = (page: Page) => page.getByLabel('Describe an image')
export const table = (page: Page) => page.getByRole('region', { name: 'Results' })
/** What the last request brought: beside each other while it runs, then in the newest row of the feed. */
export const results = (page: Page) =>
  table(page).locator(
    '.making[aria-busy="true"] [data-result] img, .gens > .gen:not([aria-busy]):first-child [data-feed-image] img',
  )
export const panel = (page: Page) => page.getByRole('form', { name: 'Create' })
/** The messages beside the prompt. */
export const notice = (page: Page) => panel(page).locator('.notice')
export const generateButton = (page: Page) => page.getByRole('button', { name: /^Generate (image|\d+ images)$/ })
export const press = (page: Page) => generateButton(page).click()

/** Opens the create screen and waits until the island stands. */
export async function openCreate(page: Page, query = '') {
  await page.goto(`/create${query}`)
  await expect(page.locator('[data-island="create"]')).toHaveAttribute('data-island-status', 'ready')
}

/** Fills in the form for several pictures, as far as the plan allows. */
export async function ask(page: Page, text: string, { size = '512', count = 1 } = {}) {
  await prompt(page).fill(text)
  const choice = page.locator('.segmented label', { hasText: size })
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Options' }).click() // a sheet on phones
  await choice.click()
  const shown = Number.parseInt((await page.locator('.stepper output').textContent()) ?? '1', 10) // that of the last request
  const step = page.getByRole('button', { name: shown < count ? 'One image more' : 'One image fewer' })
  for (let n = 0; n < Math.abs(count - shown); n++) await step.click()
}

/** Asks for a picture on the create screen and waits until it lies on the table. */
export async function createPicture(page: Page, text: string, size: '512' | '768' | '1024' = '512') {
  await openCreate(page)
  await ask(page, text, { size })
  await press(page)
  await expect(table(page).getByRole('link', { name: /^View/ })).toBeVisible({ timeout: 60_000 })
  return table(page)
}

/** Makes an image of each prompt by the API, as who is signed in, and returns their ids. */
export async function makeImages(page: Page, ...prompts: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const prompt of prompts) {
    const made = await page.request.post('/api/v1/images/generate', { headers: { Prefer: 'wait' }, data: { prompt } })
    expect(made.ok(), await made.text()).toBe(true)
    ids.push((await made.json()).images[0].id)
  }
  return ids
}

/** Buys a plan at the sandbox, and waits until the credits are there. */
export async function subscribe(page: Page, plan: 'Basic' | 'Pro') {
  await page.goto('/pricing')
  await page.getByRole('button', { name: `Subscribe (${plan})` }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expires').fill('12 / 60')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('A Buyer')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Successful' })).toBeVisible()
}
