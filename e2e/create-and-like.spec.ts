import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { createPicture } from './create'
import { signOut, signUp, somebody } from './people'
import { alphaShares } from './picture'

const prompt = 'three blue butterflies, watercolor'

async function download(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PNG' }).first().click()
  const file = await waiting
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

async function theStory(page: Page) {
  await signUp(page, somebody('maker'))
  const results = await createPicture(page, prompt, '1024')
  await expect(page.getByText('9 credits')).toBeVisible()
  await results.getByRole('link', { name: /^View/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open page' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(prompt, { ignoreCase: true })
  const address = page.url()
  const file = await download(page)
  expect(file.name).toBe('three-blue-butterfli.png')
  const shares = await alphaShares(page, file.content, 'image/png')
  expect(shares.width).toBe(1024)
  expect(shares.transparent).toBeGreaterThan(0.3)
  expect(shares.soft).toBeGreaterThan(0.001)
  return address
}

test('a prompt becomes a transparent picture that the world can see, and somebody else likes it', async ({
  page,
  context,
}) => {
  const address = await theStory(page)

  await test.step('the surface changes under the picture, and is remembered', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Ink', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-surface', 'ink')
    await page.goto('/gallery')
    await expect(page.locator('html')).toHaveAttribute('data-surface', 'ink')
  })

  await test.step('the gallery shows it to a visitor, with its own page', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/gallery')
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Login to Create Similar PNG' })).toBeVisible()
  })

  await test.step('another account likes it', async () => {
    await signUp(page, somebody('fan'))
    await page.goto(address)
    const like = page.getByRole('button', { name: /^Like “three blue butterflies/ }).first()
    await like.click()
    await expect(page.getByRole('button', { name: /^Unlike .*1 like$/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Unlike .*1 like$/ })).toBeVisible()
  })
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the same story works with a thumb', async ({ page }) => {
    await theStory(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture can be made and liked with forms and links alone', async ({ page }) => {
    await signUp(page, somebody('plain'))
    await page.goto('/create')
    await page.getByLabel('Describe an image').fill('a red apple')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(page).toHaveURL(/\/create\/[0-9a-z]{16}$/)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await page.locator('main a[href^="/image/"]').first().click()
    await page
      .getByRole('button', { name: /^Like “a red apple/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Unlike .*1 like$/ }).first()).toBeVisible()
  })
})
