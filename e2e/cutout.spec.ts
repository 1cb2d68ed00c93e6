import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signUp, somebody } from './people'
import { alphaShares } from './picture'

test.setTimeout(180_000)

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

/** A real photo: a plush toy on a table before a wall, 280 by 360 pixels, of the Go project's own test images. */
async function realPhoto(): Promise<Buffer> {
  const folder = execFileSync('go', ['list', '-m', '-f', '{{.Dir}}', 'golang.org/x/image'], { encoding: 'utf8' }).trim()
  return readFile(join(folder, 'testdata/go-turns-two-280x360.jpeg'))
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

/** Draws a stroke of 40 pixels around a place, which is given in shares of the image's sides: its middle unless said. */
async function brush(page: Page, name: string, [across, down] = [0.5, 0.5]) {
  await page.getByRole('radio', { name }).check()
  await result(page).scrollIntoViewIfNeeded()
  const box = await result(page).boundingBox()
  if (!box) throw new Error('there is no cut-out')
  const [x, y] = [box.x + box.width * across, box.y + box.height * down]
  await page.mouse.move(x - 20, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y, { steps: 4 })
  await page.mouse.up()
}

/** Expects the original and the cut-out in one shape: beside each other where there is room, else one above the other. */
async function compared(page: Page, beside: boolean) {
  const original = await page.locator('[data-cutout-original]').boundingBox()
  const cut = await result(page).boundingBox()
  if (!original || !cut) throw new Error('one of both is not seen')
  expect(original.width / original.height).toBeCloseTo(cut.width / cut.height, 1)
  if (beside) expect(original.x + original.width).toBeLessThanOrEqual(cut.x)
  else expect(original.y + original.height).toBeLessThanOrEqual(cut.y)
}

const sizes = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of sizes)
  test(`on ${name}, a photo loses its background, is corrected, downloaded and saved once`, {
    tag: viewport.width < 1000 ? '@long' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signUp(page, somebody('cutter'))
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Remove a background' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Remove a background' })).toBeVisible()
    const atFirst = await credits(page)
    const file = { name: 'ball.png', mimeType: 'image/png', buffer: await photo(page) }
    await page.locator('input[type=file][name=file]').setInputFiles(file)
    await expect(result(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('[data-cutout-about]')).toContainText('Background removed')

    expect(await credits(page)).toBe(atFirst) // the preview is free
    await compared(page, viewport.width > 1000)
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
    await brush(page, 'Keep', [0.12, 0.1])
    const kept = await downloaded(page)
    expect(kept.opaque).toBeGreaterThan(cut.opaque + 0.002)
    await page.getByRole('button', { name: 'Undo stroke' }).click()
    await brush(page, 'Erase')
    await page.getByLabel('Soften the edge').fill('4')
    expect((await downloaded(page)).soft).toBeGreaterThan(cut.soft)

    const before = await credits(page)
    await page.getByText('Save options').click()
    await page.getByLabel('What does it show?').fill('a ball on its own')
    await page.getByRole('button', { name: /^Save to My Images/ }).dblclick()
    await expect(page).toHaveURL(/\/image\//, { timeout: 60_000 })
    expect(await credits(page)).toBe(before - 1)

    const original = await page.locator('[data-original]').getAttribute('data-original')
    const saved = await alphaShares(page, await (await page.request.get(original ?? '')).body(), 'image/png')
    expect([saved.width, saved.height]).toEqual([900, 700])
    expect(saved.transparent).toBeGreaterThan(1 - ball)
    expect(saved.opaque).toBeLessThan(cut.opaque)
    await page.goto('/gallery/my')
    await expect(page.locator('main').getByRole('img')).toHaveCount(1)
  })

for (const { name, ...viewport } of sizes)
  test(`on ${name}, a visitor cuts a real photo out for free and is asked to sign in before saving`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/tools/remove-background')
    const buffer = await realPhoto()
    await page.locator('input[type=file][name=file]').setInputFiles({ name: 'toy.jpg', mimeType: 'image/jpeg', buffer })
    await expect(result(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('[data-cutout-about]')).toContainText('neural networks on this server')
    await compared(page, viewport.width > 1000)
    const toy = await downloaded(page)
    expect([toy.width, toy.height]).toEqual([280, 360])
    expect(toy.opaque).toBeGreaterThan(0.55) // the toy covers about 64% of the photo
    expect(toy.transparent).toBeGreaterThan(0.3)
    expect(toy.transparent + toy.opaque).toBeGreaterThan(0.9)
    const opacity = (x: number, y: number) =>
      result(page).evaluate(
        (canvas: HTMLCanvasElement, at) => canvas.getContext('2d')?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data[3],
        [x, y],
      )
    expect(await opacity(140, 200)).toBe(255) // its belly
    expect(await opacity(85, 60)).toBe(255) // a white eye before a light wall
    expect(await opacity(10, 10)).toBe(0) // the wall
    expect(await opacity(10, 350)).toBe(0) // the red table
    expect(await opacity(140, 352)).toBe(0)
    await expect(page.getByRole('button', { name: /^Save to My Images/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('an iPhone photo is refused with a sentence that says what to do', async ({ page }) => {
  await page.goto('/tools/remove-background')
  const buffer = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')
  await page.locator('input[type=file][name=file]').setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer })
  await expect(page.getByRole('alert')).toContainText('Export the photo as JPEG or PNG')
  await expect(page.getByRole('button', { name: /^Save to My Images/ })).toHaveCount(0)
})
