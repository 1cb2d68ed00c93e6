// What the specification says of waiting, by the clock of the page.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Person, signIn, somebody } from './people'

const person: Person = somebody('wanda')
const IMAGES = 6 // one more than the credit history shows at first
let newest = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await makeImages(api)
  await api.dispose()
})

async function makeImages(api: APIRequestContext) {
  await api.post('/api/v1/auth/register', { data: person })
  const login = await api.post('/api/v1/auth/login', {
    form: { username: person.username, password: person.password },
  })
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}`, Prefer: 'wait' }
  for (let i = 0; i < IMAGES; i++) {
    const made = await api.post('/api/v1/images/generate', { headers, data: { prompt: 'a green frog' } })
    expect(made.ok(), await made.text()).toBe(true)
    newest = (await made.json()).images[0].id
  }
}

/** Opens an address and stops the clock of the page there. */
async function stopped(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test('Load More shows its state for half a second before it asks for more', async ({ page }) => {
  await signIn(page, person.username, person.password)
  await stopped(page, '/settings?tab=credits')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await page.getByRole('link', { name: 'Load More' }).click()
  const busy = page.locator('[data-load-more]')
  await expect(busy).toHaveText('Loading…')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(499)
  await expect(rows).toHaveCount(5)
  await expect(busy).toHaveText('Loading…')
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(rows).toHaveCount(IMAGES + 1) // and the credits that every account begins with
})

for (const [where, address, patience] of [
  ['the gallery', () => '/gallery', 1500],
  ["the image's own page", () => `/image/${newest}`, 1000],
] as const)
  test(`a download from ${where} that does not come is left to the browser after ${patience} ms`, async ({ page }) => {
    let asked = 0
    await page.route('**/download*', (route) => {
      asked++
      if (asked > 1) void route.continue() // the first never gets an answer
    })
    await stopped(page, address())
    const link = page.locator('a[download][href*="/download"]').first()
    await link.dispatchEvent('click')
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(patience - 1)
    expect(asked).toBe(1)
    const download = page.waitForEvent('download')
    await page.clock.runFor(1)
    expect((await download).suggestedFilename()).toMatch(/\.png$/)
    expect(asked).toBe(2)
  })
