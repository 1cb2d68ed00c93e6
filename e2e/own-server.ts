import { type BrowserContext, test as plain } from '@playwright/test'
import { subscribe } from './create'
import { signUp, somebody } from './people'
import { TestServer } from './test-server'

/** A session of somebody on the Pro plan: four pictures at once, three wordings. */
type Member = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests at a server of their own, which draws one task at a time and may be killed, slowed down and cut off. */
export const test = plain.extend<object, { server: TestServer; member: Member }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await TestServer.open()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  member: [
    async ({ server, browser }, use) => {
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      await signUp(page, somebody('maker'))
      await subscribe(page, 'Pro')
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  page: async ({ server, page }, use) => {
    await use(page)
    server.proxy.calm()
  },
})
