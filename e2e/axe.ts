import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A size and a theme in which screens are examined. */
export type View = keyof typeof VIEWS

// Each size and each theme once. All four pairs find nothing more: colors do not depend on the size, nor markup on the theme.
const VIEWS = {
  'desktop, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'phone, dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

/** Lists what axe finds in the part of the page that a selector names, and by how much the page is wider than the screen. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source)
  const found: string[] = await page.evaluate(
    `(async () => (await axe.run(${JSON.stringify(within)})).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target + ' ' + n.html).join(', ')))()`,
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `wider than the screen by ${wide} px`] : found
}

/** Shows the page in a size and a theme, without motion: words that are just fading in have little contrast. */
export async function show(page: Page, view: View) {
  await page.setViewportSize(VIEWS[view].viewport)
  await page.emulateMedia({ colorScheme: VIEWS[view].colorScheme, reducedMotion: 'reduce' })
}

/** Holds the page that is open to the rules of axe and to its width, on a desktop and on a phone, and leaves it on a desktop. */
export async function examine(page: Page, state: string) {
  for (const view of ['desktop, light', 'phone, dark'] as const) {
    await show(page, view)
    expect.soft(await findings(page), `${state}, ${view}`).toEqual([])
  }
  await show(page, 'desktop, light')
}
