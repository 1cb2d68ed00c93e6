import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Takes a picture of a state on a desktop and on a phone, light and dark, and holds each to the rules of axe and its width. */
export async function looks(page: Page, state: string) {
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const name = `${state}.${viewport.width}.${colorScheme}`
      await page.screenshot({ path: `e2e/.output/states/${name}.png` })
      const found: string[] = await page.evaluate(
        `(async () => { ${axe}; return (await axe.run()).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target).join(', ')) })()`,
      )
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(wide > 0 ? [...found, `wider than the screen by ${wide} px`] : found, name).toEqual([])
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
