import { expect } from '@playwright/test'
import { stage, test, tool } from './tools'

// What the tools of the create screen make beside images: mock-ups, sheets, and the sizes and formats of the export.

test.setTimeout(240_000)

test('the mock-ups carry the image and are saved as PNG', async ({ page }) => {
  const panel = await tool(page, 'Mock-up')
  for (const name of ['Mug', 'T-shirt', 'Poster', 'Slide', 'Phone', 'Packaging'])
    await expect(panel.getByRole('button', { name })).toBeVisible()
  await panel.getByRole('button', { name: 'Mug' }).click()
  await expect(stage(page).getByRole('img', { name: /^Mug with/ })).toHaveAttribute('data-finished', '', {
    timeout: 60_000,
  })
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download mock-up' }).click()
  expect((await saving).suggestedFilename()).toBe('a-red-fox-sitting-mug.png')
  await panel.getByRole('button', { name: 'Mug' }).click()
  await expect(stage(page).locator('img.stage-image')).toBeVisible()
})

// What was on the stage was saved at once: the first coarse drawing, or nothing at all.
test('a mock-up that is downloaded right away is the finished one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await tool(page, 'Mock-up')
  await panel.getByRole('button', { name: 'Mug' }).click()
  const button = panel.getByRole('button', { name: 'Download mock-up' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const saving = page.waitForEvent('download', { timeout: 90_000 })
  await button.click()
  const file = Buffer.concat(await (await (await saving).createReadStream()).toArray())
  const shown = await stage(page)
    .getByRole('img', { name: /^Mug with/ })
    .evaluate(async (canvas: HTMLCanvasElement) => {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    })
  await expect(stage(page).getByRole('img', { name: /^Mug with/ })).toHaveAttribute('data-finished', '')
  expect(file.equals(Buffer.from(shown))).toBe(true)
})

test('what the server can export is listed and saved', async ({ page }) => {
  const panel = await tool(page, 'Export')
  const saved = async (name: RegExp) => {
    const saving = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    return (await saving).suggestedFilename()
  }
  expect(await saved(/^Twitch emote/)).toMatch(/\.zip$/)
  expect(await saved(/^Full size/)).toMatch(/\.png$/)
  await panel.getByRole('radio', { name: 'SVG' }).check()
  expect(await saved(/^Full size/)).toMatch(/\.svg$/)
  await (await tool(page, 'Trim')).getByLabel('Cut to the image').check()
  await expect((await tool(page, 'Export')).getByRole('radio', { name: 'SVG' })).toBeDisabled()
})

test('images are put on a sticker sheet', async ({ page }) => {
  const panel = await tool(page, 'Sticker or sprite sheet')
  await expect(panel.getByText('1 image chosen')).toBeVisible()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download sheet' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)
})
