import { type BrowserContext, test as plain } from '@playwright/test'
import { subscribe } from './create'
import { signUp, somebody } from './people'
import { Workshop } from './workshop'

/** A session of somebody on the Pro plan: four pictures at once, three wordings. */
type Member = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests at a server of their own, which draws one task at a time and may be killed, slowed down and cut off. */
export const test = plain.extend<object, { shop: Workshop; member: Member }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await Workshop.open()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ shop, browser }, use) => {
      const context = await browser.newContext({ baseURL: shop.url })
      const page = await context.newPage()
      await signUp(page, somebody('maker'))
      await subscribe(page, 'Pro')
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  page: async ({ shop, page }, use) => {
    await use(page)
    shop.line.calm()
  },
})
