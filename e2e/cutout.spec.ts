import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signUp, somebody } from './people'
import { alphaShares } from './picture'

test.setTimeout(60_000)

async function credits(page: Page): Promise<number> {
  const usage = await (await page.request.get('/api/v1/images/usage')).json()
  return usage.remaining_credits
}

/** A photo as people have them: a shaded ball before a soft gradient, 900 by 700 pixels, without transparency. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 700)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const behind = context.createLinearGradient(0, 0, 0, 700)
    behind.addColorStop(0, '#e9eef3')
    behind.addColorStop(1, '#c9d4de')
    context.fillStyle = behind
    context.fillRect(0, 0, 900, 700)
    const ball = context.createRadialGradient(400, 280, 20, 450, 350, 230)
    ball.addColorStop(0, '#e2603a')
    ball.addColorStop(1, '#8f1d12')
    context.fillStyle = ball
    context.beginPath()
    context.arc(450, 350, 210, 0, 7)
    context.fill()
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

const result = (page: Page) => page.locator('[data-cutout-result]')

/** Downloads what is seen, and returns the shares of its pixels by opacity. */
async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cutout.png')
  return alphaShares(page, await readFile(await download.path()), 'image/png')
}

/** Draws a stroke through the middle of the cut-out. */
async function brush(page: Page, name: string) {
  await page.getByRole('radio', { name }).check()
  await result(page).scrollIntoViewIfNeeded()
  const box = await result(page).boundingBox()
  if (!box) throw new Error('there is no cut-out')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 20, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y, { steps: 4 })
  await page.mouse.up()
}

const sizes = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of sizes)
  test(`on ${name}, a photo loses its background, is corrected, downloaded and saved once`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signUp(page, somebody('cutter'))
    await page.getByRole('link', { name: 'Remove a background' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Remove a background' })).toBeVisible()
    const file = { name: 'ball.png', mimeType: 'image/png', buffer: await photo(page) }
    await page.locator('input[type=file][name=file]').setInputFiles(file)
    await expect(result(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('[data-cutout-about]')).toContainText('Background removed')

    const cut = await downloaded(page)
    const ball = (Math.PI * 210 ** 2) / (900 * 700)
    expect([cut.width, cut.height]).toEqual([512, 398])
    expect(cut.opaque).toBeGreaterThan(ball - 0.02)
    expect(cut.opaque).toBeLessThan(ball + 0.01)
    expect(cut.soft).toBeGreaterThan(0)

    await brush(page, 'Erase')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const erased = await downloaded(page)
    expect(erased.opaque).toBeLessThan(cut.opaque - 0.002)
    await page.getByRole('button', { name: 'Undo stroke' }).click()
    expect((await downloaded(page)).opaque).toBe(cut.opaque)
    await brush(page, 'Erase')
    await page.getByLabel('Soften the edge').fill('4')
    expect((await downloaded(page)).soft).toBeGreaterThan(cut.soft)

    const before = await credits(page)
    await page.getByText('When you save it').click()
    await page.getByLabel('What does it show?').fill('a ball on its own')
    await page.getByRole('button', { name: /^Save to My Images/ }).dblclick()
    await expect(page).toHaveURL(/\/image\//, { timeout: 60_000 })
    expect(await credits(page)).toBe(before - 1)

    const original = await page.locator('[data-original]').getAttribute('data-original')
    const kept = await alphaShares(page, await (await page.request.get(original ?? '')).body(), 'image/png')
    expect([kept.width, kept.height]).toEqual([900, 700])
    expect(kept.transparent).toBeGreaterThan(1 - ball)
    expect(kept.opaque).toBeLessThan(cut.opaque)
    await page.goto('/gallery/my')
    await expect(page.locator('main').getByRole('img')).toHaveCount(1)
  })

test('an iPhone photo is refused with a sentence that says what to do', async ({ page }) => {
  await page.goto('/tools/remove-background')
  const buffer = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')
  await page.locator('input[type=file][name=file]').setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer })
  await expect(page.getByRole('alert')).toContainText('Export the photo as JPEG or PNG')
  await expect(page.getByRole('button', { name: /^Save to My Images/ })).toHaveCount(0)
})
