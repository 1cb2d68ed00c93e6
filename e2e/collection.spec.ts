import { type Browser, type BrowserContext, expect, type Page, test as plain } from '@playwright/test'
import { findings } from './axe'
import { makeImages } from './create'
import { signUp, somebody } from './people'
import { sitePort } from './ports'

const subjects = ['red apple', 'blue whale', 'green frog', 'yellow star', 'black cat']

/** Somebody with five images, made once for all tests of a worker: each puts back what it deletes. */
const test = plain.extend<object, { collector: Awaited<ReturnType<BrowserContext['storageState']>> }>({
  collector: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${sitePort}` })
      const page = await context.newPage()
      await signUp(page, somebody('mira'))
      await makeImages(page, ...subjects.map((subject) => `a ${subject}`))
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, collector }, use) => {
    await page.context().addCookies(collector.cookies)
    await use(page)
  },
})

async function openMine(page: Page) {
  await page.goto('/gallery/my')
  await expect(cards(page)).toHaveCount(5)
}

const cards = (page: Page) => page.locator('.gallery-table .cutout')
const box = (page: Page, subject: string) => page.getByRole('checkbox', { name: `Select “a ${subject}”` })
const bar = (page: Page) => page.getByRole('form', { name: 'Selected images' })
const told = (page: Page) => page.locator('.toast')

/** Ticks a picture as a hand would; its box shows under the pointer. */
async function tick(page: Page, subject: string) {
  await page
    .getByRole('link', { name: `a ${subject}`, exact: false })
    .first()
    .hover()
  await box(page, subject).check()
}

async function wantSound(page: Page) {
  expect(await findings(page)).toEqual([])
}

async function shareFolder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share by link' }).click()
  await expect(told(page)).toContainText('Folder shared.')
  return (await page.locator('#share-link').textContent()) ?? ''
}

async function asVisitor(browser: Browser, address: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await look(page)
  await context.close()
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const [name, viewport] of Object.entries(sizes)) {
  for (const javaScriptEnabled of [true, false]) {
    const tag = name === 'phone' && !javaScriptEnabled ? '@long' : []
    test.describe(`on a ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, { tag }, () => {
      test.use({ viewport, javaScriptEnabled })

      test('many pictures are deleted, and come back by Undo', async ({ page }) => {
        await openMine(page)
        await expect(bar(page)).toBeHidden()
        await tick(page, 'blue whale')
        await tick(page, 'black cat')
        await expect(bar(page)).toBeVisible()
        await bar(page).getByRole('button', { name: 'Delete' }).click()
        await expect(
          page.getByRole('heading', { name: 'Are you sure you want to delete these 2 images?' }),
        ).toBeVisible()
        await page.getByRole('button', { name: 'Delete' }).click()
        await expect(told(page)).toContainText('2 images deleted successfully')
        await expect(cards(page)).toHaveCount(3)
        await told(page).getByRole('button', { name: 'Undo' }).click()
        await expect(told(page)).toContainText('2 images restored')
        await expect(cards(page)).toHaveCount(5)
      })

      test('pictures are put into a folder that others see by a link', async ({ page, browser }) => {
        await openMine(page)
        await tick(page, 'red apple')
        await tick(page, 'yellow star')
        await bar(page).getByRole('button', { name: 'Add to folder' }).click()
        const folder = `Autumn, ${name}${javaScriptEnabled ? '' : ', plain'}` // the tests share an account
        await page.getByLabel(/^(Folder name|Or create a new folder)$/).fill(folder)
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await expect(told(page)).toContainText(`2 images added to “${folder}”`)
        await page.goto('/gallery/folders')
        await page.getByRole('link', { name: new RegExp(`${folder}(?!, plain)`) }).click()
        await expect(cards(page)).toHaveCount(2)
        const link = await shareFolder(page)
        await asVisitor(browser, link, async (visitor) => {
          await expect(visitor.getByRole('heading', { name: folder })).toBeVisible()
          await expect(cards(visitor)).toHaveCount(2)
          await expect(visitor.getByRole('checkbox')).toHaveCount(0)
        })
        await page.getByRole('button', { name: 'Stop sharing' }).click()
        await asVisitor(browser, link, async (visitor) => {
          await expect(visitor.getByRole('link', { name: 'Return to Home' })).toBeVisible()
        })
      })
    })
  }

  test.describe(`with a script, on a ${name}`, () => {
    test.use({ viewport })

    test('a row of pictures is ticked with Shift, all with one press, and Escape lets go', async ({ page }) => {
      await openMine(page)
      await tick(page, 'black cat')
      await box(page, 'green frog').click({ modifiers: ['Shift'], force: true })
      await expect(bar(page).getByRole('status')).toHaveText('3 selected')
      await wantSound(page)
      await page.getByRole('button', { name: 'Select all' }).click()
      await expect(bar(page).getByRole('status')).toHaveText('5 selected')
      const download = page.waitForEvent('download')
      await bar(page).getByRole('button', { name: 'Download' }).click()
      expect((await download).suggestedFilename()).toMatch(/^pellucid-5-images-.*\.zip$/)
      await page.keyboard.press('Escape')
      await expect(bar(page)).toBeHidden()
      await page.goto('/gallery/folders')
      await wantSound(page)
      await page.getByLabel('Folder name').fill(`Spring, ${name}`)
      await page.getByRole('button', { name: 'Create folder' }).click()
      await shareFolder(page)
      await page.getByText('Rename or delete').click()
      await wantSound(page)
    })
  })
}
