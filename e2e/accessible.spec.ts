import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { createPicture } from './create'
import { signUp, somebody } from './people'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: unknown }[]
}

// The other theme has the same markup in other colors.
const RULES = { light: 'all', dark: ['color-contrast'] } as const

/** Lists what axe finds on the page, and what the browser complained about while it loaded. */
async function findings(page: Page, path: string, theme: keyof typeof RULES) {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  const expected = (answer?.status() ?? 500) >= 400 // the browser reports the status of a page that is meant to fail
  const options = RULES[theme] === 'all' ? {} : { runOnly: RULES[theme] }
  const violations: Violation[] = await page.evaluate(
    `(async () => { ${axe}; return (await axe.run(${JSON.stringify(options)})).violations })()`,
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [
    ...violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(', ')}`),
    ...(expected ? [] : complaints),
    ...(wide > 0 ? [`wider than the screen by ${wide} px`] : []),
  ]
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
      // Without motion: words that are just fading in have little contrast.
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('no screen for visitors has a finding', async ({ page }) => {
        for (const path of [
          '/',
          '/gallery',
          '/gallery/icons?search=zzz',
          '/pricing',
          '/auth?mode=login',
          '/auth?mode=register',
          '/forgot-password',
          '/outbox',
          '/nowhere',
          '/image/0000000000000000',
        ]) {
          expect.soft(await findings(page, path, colorScheme), path).toEqual([])
        }
      })

      test('no screen for signed-in people has a finding', async ({ page }) => {
        await signUp(page, somebody('axe'))
        const results = await createPicture(page, 'a small green cactus')
        const viewer = await results.getByRole('link', { name: /^View/ }).getAttribute('href')
        for (const path of [
          '/dashboard',
          '/create',
          '/settings',
          '/settings?tab=credits',
          '/settings?tab=security',
          '/settings/delete',
          '/gallery',
          viewer ?? '/missing',
          (viewer ?? '/missing').replace('/gallery?image=', '/image/'),
        ]) {
          expect.soft(await findings(page, path, colorScheme), path).toEqual([])
        }
      })
    })
  }
}
