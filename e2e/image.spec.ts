import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { makeImages } from './create'
import { signUp, somebody } from './people'

/** Makes a picture and opens its page, signed in as its maker. */
async function openPicture(page: Page, prompt: string): Promise<string> {
  await signUp(page, somebody('inspector'))
  const [image] = await makeImages(page, prompt)
  await page.goto(`/image/${image}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(prompt, { ignoreCase: true })
  return new URL(page.url()).pathname
}

test('the inspector examines a picture by pointer and by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPicture(page, 'a red apple')

  await test.step('the loupe begins on an edge and reads clear and opaque pixels', async () => {
    await page.getByRole('button', { name: 'Loupe' }).click()
    const lens = page.getByRole('application', { name: /^Edge loupe/ })
    await expect(lens).toBeFocused()
    const reading = page.locator('.lens-reading')
    await expect(reading).toHaveText(/^Soft, \d+% · alpha \d+ of 255 · #[0-9a-f]{6} · pixel \d+, 256$/)
    // Taking up the loupe may have scrolled the top of the picture out of the window: hovering brings it back.
    const frame = page.locator('[data-inspector-frame]')
    await frame.hover({ position: { x: 3, y: 3 } })
    await expect(reading).toHaveText(/^Clear · alpha 0 of 255/)
    const box = await frame.boundingBox()
    if (!box) throw new Error('the picture has no frame')
    await frame.hover({ position: { x: box.width / 2, y: box.height * 0.6 } })
    await expect(reading).toHaveText(/^Opaque · alpha 255 of 255/)
    expect(await findings(page)).toEqual([])
  })

  await test.step('arrow keys move it by a pixel, with shift by ten, and Escape puts it away', async () => {
    const x = async () => Number(/pixel (\d+),/.exec((await page.locator('.lens-reading').textContent()) ?? '')?.[1])
    const before = await x()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await x()).toBe(before + 11)
    await page.keyboard.press('Escape')
    await expect(page.locator('.lens')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Loupe' })).toBeFocused()
  })

  await test.step('the split moves with the keyboard', async () => {
    await page.getByRole('button', { name: 'Split' }).click()
    const slider = page.getByRole('slider', { name: 'Split between two backgrounds' })
    await expect(slider).toBeFocused()
    await expect(slider).toHaveValue('50')
    const border = () => page.locator('.split-ground').evaluate((ground) => getComputedStyle(ground).clipPath)
    const before = await border()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', /^49% on the current background, the rest on Ink$/)
    expect(await border()).not.toBe(before)
    await page.getByLabel('Background on the right').selectOption('Checkerboard')
    await expect(page.locator('.split-ground')).toHaveAttribute('data-ground', 'checker')
    expect(await findings(page)).toEqual([])
  })

  await test.step('what to take along is copied', async () => {
    for (const [name, start] of [
      ['Copy prompt', 'red apple'],
      ['Copy Attribution', 'red apple” by inspector-'],
      ['Copy Embed code', '<img src="http'],
      ['Copy Recipe (JSON)', '{\n'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(async () => {
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(start)
      }).toPass()
    }
  })

  await test.step('D downloads and L likes', async () => {
    await page.locator('h1').click()
    const file = page.waitForEvent('download')
    await page.keyboard.press('d')
    expect((await file).suggestedFilename()).toBe('a-red-apple.png')
    await page.keyboard.press('l')
    await expect(page.locator('[data-key="l"] button')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a page is complete without a script; deleted, it answers as gone', async ({ page, browser }) => {
  const path = await openPicture(page, 'a blue plum')

  await test.step('without a script nothing is offered that needs one', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
    const reader = await plain.newPage()
    await reader.goto(path)
    await expect(reader.getByRole('heading', { name: 'Edge check' })).toBeVisible()
    await expect(reader.locator('#attribution')).toContainText('a blue plum', { ignoreCase: true })
    await expect(reader.getByRole('button', { name: /^(Loupe|Split|Copy)/ })).toHaveCount(0)
    await reader.locator('.technical summary').click()
    await expect(reader.getByText('SHA-256')).toBeVisible()
    await plain.close()
  })

  await test.step('a download that cannot be fetched is left to the browser', async () => {
    let tries = 0
    await page.route('**/download?*', (route) => (tries++ === 0 ? route.abort() : route.continue()))
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PNG' }).first().click()
    expect((await file).suggestedFilename()).toBe('a-blue-plum.png')
  })

  await test.step('once deleted it is gone', async () => {
    await page.goto(`${path}/delete`)
    await page.locator('main').getByRole('button', { name: 'Delete' }).click()
    await expect(page).not.toHaveURL(/delete$/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'Image Not Found' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
