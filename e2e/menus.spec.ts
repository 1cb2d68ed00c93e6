import { expect, type Locator, test } from '@playwright/test'
import { makeImages } from './create'
import { signUp, somebody } from './people'

/** Opens a menu and expects all of it in the window, below the top bar. */
async function opensInside(summary: Locator) {
  const page = summary.page()
  await summary.focus()
  await page.keyboard.press('Enter')
  const menu = summary.locator('xpath=following-sibling::*[1]')
  await expect(menu).toBeVisible()
  await expect(async () => {
    const box = await menu.boundingBox()
    const bar = await page.locator('.topbar').boundingBox()
    const window = page.viewportSize()
    if (!(box && bar && window)) throw new Error('nothing to measure')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(window.width)
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    expect(box.y + box.height).toBeLessThanOrEqual(window.height)
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(summary).toBeFocused()
}

// The list of keys hung out of the window at the bottom of the picture, and the downloads at the bottom of a low one.
test('menus of an image page open inside the window, whatever its size', async ({ page }) => {
  await signUp(page, somebody('menus'))
  const [image] = await makeImages(page, 'a red apple')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 520 },
    { width: 390, height: 844 },
    { width: 390, height: 560 },
  ])
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      await page.goto(`/image/${image}`)
      await page.evaluate(() => scrollTo(0, 0))
      await opensInside(page.locator('.inspector-keys > summary'))
      await opensInside(page.locator('summary').filter({ hasText: 'Other sizes and formats' }))
    })
})
