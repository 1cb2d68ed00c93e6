import { expect, type Page } from '@playwright/test'

export const prompt = (page: Page) => page.getByLabel('What do you want to see?')
export const table = (page: Page) => page.getByRole('region', { name: 'Results' })
export const results = (page: Page) => table(page).locator('.result .picture')
export const press = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click()

/** Opens the create screen and waits until the island stands. */
export async function openCreate(page: Page, query = '') {
  await page.goto(`/create${query}`)
  await expect(page.locator('[data-island="create"]')).toHaveAttribute('data-island-status', 'ready')
}

/** Fills in the form for several pictures, as far as the plan allows. */
export async function ask(page: Page, text: string, { size = '512', count = 1 } = {}) {
  await prompt(page).fill(text)
  await page.locator('.segmented label', { hasText: size }).click()
  for (let n = 1; n < count; n++) await page.getByRole('button', { name: 'One image more' }).click()
}

/** Asks for a picture on the create screen and waits until it lies on the table. */
export async function createPicture(page: Page, text: string, size: '512' | '768' | '1024' = '512') {
  await openCreate(page)
  await ask(page, text, { size })
  await press(page)
  await expect(table(page).getByRole('link', { name: /^View/ })).toBeVisible({ timeout: 30_000 })
  return table(page)
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
