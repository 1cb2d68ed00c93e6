import { expect, type Page, test } from '@playwright/test'
import { findings, show } from './axe'
import { makeImages } from './create'
import { signUp, somebody } from './people'

/** Opens an address, and lists what is wrong with it on a desktop and on a phone, and what the browser complained about. */
async function wrong(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await show(page, 'desktop, light')
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  const expected = (answer?.status() ?? 500) >= 400 // the browser reports the status of a page that is meant to fail
  const desktop = await findings(page)
  await show(page, 'phone, dark')
  const phone = await findings(page)
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  return [
    ...desktop.map((finding) => `desktop, light: ${finding}`),
    ...phone.map((finding) => `phone, dark: ${finding}`),
    ...(expected ? [] : complaints),
  ]
}

test.setTimeout(240_000)

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
  ])
    expect.soft(await wrong(page, path), path).toEqual([])
})

test('no screen for signed-in people has a finding', async ({ page }) => {
  await signUp(page, somebody('axe'))
  const [image] = await makeImages(page, 'a small green cactus')
  for (const path of [
    '/dashboard',
    '/create',
    '/settings',
    '/settings?tab=credits',
    '/settings?tab=security',
    '/settings/delete',
    '/gallery',
    `/gallery?image=${image}`,
    `/image/${image}`,
  ])
    expect.soft(await wrong(page, path), path).toEqual([])
})
