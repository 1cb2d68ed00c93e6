import { expect, type Page } from '@playwright/test'

/** Asks for a picture on the create screen and waits until it lies on the table. */
export async function createPicture(page: Page, prompt: string, size: '512' | '768' | '1024' = '512') {
  await page.goto('/create')
  await expect(page.locator('[data-island="create"]')).toHaveAttribute('data-island-status', 'ready')
  await page.getByLabel('What do you want to see?').fill(prompt)
  await page.locator('.segmented label', { hasText: size }).click()
  await page.getByRole('button', { name: 'Generate' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('link', { name: /^View/ })).toBeVisible({ timeout: 30_000 })
  return results
}
