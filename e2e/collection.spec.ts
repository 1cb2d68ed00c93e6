import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { type Person, signIn, somebody } from './people'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const subjects = ['red apple', 'blue whale', 'green frog', 'yellow star', 'black cat']

/** Registers somebody with five pictures. */
async function collector(request: APIRequestContext): Promise<Person> {
  const person = somebody('mira')
  await request.post('/api/v1/auth/register', { data: person })
  const login = await request.post('/api/v1/auth/login', {
    form: { username: person.username, password: person.password },
  })
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}`, Prefer: 'wait' }
  for (const subject of subjects) {
    const made = await request.post('/api/v1/images/generate', { headers, data: { prompt: `a ${subject}` } })
    expect(made.ok(), await made.text()).toBe(true)
  }
  return person
}

async function openMine(page: Page, person: Person) {
  await signIn(page, person.username, person.password)
  await expect(page).toHaveURL(/dashboard/)
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
  const findings = await page.evaluate<string[]>(
    `(async () => { ${axe}; return (await axe.run()).violations.map((v) => v.id + ': ' + v.nodes[0].target) })()`,
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect([...findings, ...(wide > 0 ? [`${wide} px too wide`] : [])]).toEqual([])
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
    test.describe(`on a ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled })

      test('many pictures are deleted, and come back by Undo', async ({ page, request }) => {
        await openMine(page, await collector(request))
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

      test('pictures are put into a folder that others see by a link', async ({ page, request, browser }) => {
        await openMine(page, await collector(request))
        await tick(page, 'red apple')
        await tick(page, 'yellow star')
        await bar(page).getByRole('button', { name: 'Add to folder' }).click()
        await page.getByLabel('Folder name').fill('Autumn')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await expect(told(page)).toContainText('2 images added to “Autumn”')
        await page.goto('/gallery/folders')
        await page.getByRole('link', { name: /Autumn/ }).click()
        await expect(cards(page)).toHaveCount(2)
        const link = await shareFolder(page)
        await asVisitor(browser, link, async (visitor) => {
          await expect(visitor.getByRole('heading', { name: 'Autumn' })).toBeVisible()
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

    test('a row of pictures is ticked with Shift, all with one press, and Escape lets go', async ({
      page,
      request,
    }) => {
      await openMine(page, await collector(request))
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
      await page.getByLabel('Folder name').fill('Spring')
      await page.getByRole('button', { name: 'Create folder' }).click()
      await shareFolder(page)
      await page.getByText('Rename or delete').click()
      await wantSound(page)
    })
  })
}
