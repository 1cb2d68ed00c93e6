import { type BrowserContext, expect, type Locator, type Page, test as plain } from '@playwright/test'
import { signUp, somebody } from './people'
import { sitePort } from './ports'

type Maker = Awaited<ReturnType<BrowserContext['storageState']>>

/** Somebody with one image, made once for all tests of a worker. */
export const test = plain.extend<object, { maker: Maker }>({
  maker: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${sitePort}` })
      const page = await context.newPage()
      await signUp(page, somebody('editor'))
      const made = await page.request.post('/api/v1/images/generate', {
        headers: { Prefer: 'wait' },
        data: { prompt: 'a red fox sitting', width: 512, height: 512, num_samples: 1 },
      })
      expect((await made.json()).images).toHaveLength(1)
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, maker }, use) => {
    await page.context().addCookies(maker.cookies)
    await page.goto('/create')
    await expect(stage(page).locator('.stage-image')).toBeVisible()
    await use(page)
  },
})

export const stage = (page: Page) => page.getByRole('region', { name: 'Selected image' })
export const rail = (page: Page) => page.getByRole('complementary', { name: 'Tools' })
export const steps = (page: Page) => stage(page).getByRole('list', { name: 'Steps' }).getByRole('button')
export const image = (page: Page) => stage(page).locator('.stage-image')
export const settled = (page: Page) => expect(stage(page).locator('.stage-view')).toHaveAttribute('aria-busy', 'false')

export async function tool(page: Page, name: string): Promise<Locator> {
  await rail(page).getByRole('button', { name, exact: false }).first().click()
  const panel = rail(page).getByRole('region', { name, exact: true })
  await expect(panel).toBeVisible()
  return panel
}
