import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { makeImages } from './create'
import { type Person, signUp, somebody } from './people'

const LOAD_FAILED = 'Failed to load dashboard data. Please try again later.'
const ASK = 'Are you sure you want to delete this image? This action cannot be undone.'

/** Signs somebody up who has pictures of these prompts, and opens their dashboard. */
async function openDashboard(page: Page, prompts: string[]): Promise<Person> {
  const person = somebody('mira')
  await signUp(page, person)
  await makeImages(page, ...prompts)
  await page.goto('/dashboard') // an image that comes late, or not at all once a test is offline, moves what is clicked
  return person
}

const ready = (page: Page) =>
  expect(page.locator('[data-island="dashboard"]')).toHaveAttribute('data-island-status', 'ready')
const card = (page: Page, name: string) => page.getByRole('region', { name })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Creations' }).getByRole('article')

/** Asks with the keyboard, which cannot miss: beside Delete is Download, which leaves the page when there is no network. */
async function askToDelete(page: Page) {
  await page
    .getByRole('link', { name: /^Delete “/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog', { name: ASK })).toBeVisible()
}

/** Comes back to the window until the figures have been looked at again, which happens every few seconds at most. */
const comeBack = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await seen()
  }).toPass({ timeout: 60_000 })

const soon = { timeout: 1000 }

test('a newcomer is invited, and told what the Free plan has', async ({ page }) => {
  const person = await openDashboard(page, [])
  await ready(page)
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.username}` })).toBeVisible()
  await expect(card(page, 'Credits')).toContainText('10 of 10 total')
  await expect(card(page, 'Credits')).toContainText('Sufficient credits available')
  await expect(card(page, 'Current plan')).toContainText('Free')
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
  await expect(card(page, 'Gallery size')).toContainText('0')
  await page.getByRole('link', { name: 'Create Your First Image' }).click()
  await expect(page).toHaveURL(/\/create$/)
})

test('the island takes over without moving or fetching anything', async ({ page }) => {
  await openDashboard(page, ['a red apple'])
  const places = () =>
    page
      .locator('.tool-head, .figure-card, .recent .cutout, .recent img, details.insights, footer')
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())))
  await page.route('**/islands/dashboard*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'networkidle' })
  const before = await places()
  await page.unrouteAll()
  const calls: string[] = []
  page.on('request', (r) => ['fetch', 'xhr'].includes(r.resourceType()) && calls.push(r.url()))
  await page.reload({ waitUntil: 'networkidle' })
  await ready(page)
  expect(await places()).toEqual(before)
  expect(before.length).toBeGreaterThan(6)
  expect(calls).toEqual([])
})

test('the latest four are shown, and one is deleted after a question', async ({ page }) => {
  const long = 'a green cactus in a blue pot, standing beside a window'
  await openDashboard(page, ['a red apple', 'a blue whale', 'a yellow star', 'a black cat', long])
  await ready(page)
  await expect(recent(page)).toHaveCount(4)
  await expect(recent(page).first()).toContainText('A green cactus in a blue pot,…')
  await expect(recent(page).first()).toContainText(/\d+ (seconds?|minutes?) ago\s*512 × 512 px/)
  await askToDelete(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(recent(page)).toHaveCount(4)
  await expect(card(page, 'Gallery size')).toContainText('5')
  await askToDelete(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0) // the question said that it cannot be undone
  await expect(card(page, 'Gallery size')).toContainText('4')
  await expect(recent(page).first()).toContainText('A black cat')
  await expect(recent(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Recent Creations' })).toBeFocused()
})

test('a question that is asked again before the next frame stays open', async ({ page }) => {
  await openDashboard(page, ['a red apple'])
  await ready(page)
  await askToDelete(page)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.ask')?.close()
    document.querySelector<HTMLElement>('a[data-delete]')?.click()
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('dialog', { name: ASK })).toBeVisible()
})

test('a picture that cannot be deleted stays, and somebody is told', async ({ page }) => {
  await openDashboard(page, ['a red apple'])
  await ready(page)
  await page.route('**/api/v1/images/*', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await askToDelete(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete image. Please try again.')).toBeVisible()
  await expect(recent(page)).toHaveCount(1)
})

test('figures that cannot be read again stay, with the reason above them', async ({ page }) => {
  await openDashboard(page, ['a red apple'])
  await ready(page)
  await page.route('**/dashboard', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await comeBack(page, () => expect(page.getByRole('alert').getByText(LOAD_FAILED)).toBeVisible(soon))
  await expect(card(page, 'Credits')).toContainText('9 of 10 total')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(LOAD_FAILED)).toHaveCount(0)
})

test('a dead connection is told, and is no error', async ({ page, context }) => {
  await openDashboard(page, ['a red apple'])
  await ready(page)
  await askToDelete(page)
  await context.setOffline(true)
  await expect(page.getByText("You're offline.")).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete image. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("You're offline.")).toHaveCount(0)
  await expect(recent(page)).toHaveCount(1)
})

test('an ended session leads to the sign-in and back', async ({ page, context }) => {
  await openDashboard(page, ['a red apple'])
  await ready(page)
  await context.clearCookies()
  await comeBack(page, () => expect(page.getByText('Your session has expired.')).toBeVisible(soon))
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', /redirect=\/dashboard/)
})

test('credits and pictures of another tab are followed', async ({ page }) => {
  await openDashboard(page, [])
  await ready(page)
  await makeImages(page, 'a brown bear')
  await comeBack(page, () => expect(card(page, 'Credits')).toContainText('9 of 10 total', soon))
  await expect(recent(page)).toHaveCount(1)
})

test('above 80 percent the credits are almost out', async ({ page }) => {
  await openDashboard(page, [])
  await ready(page)
  await makeImages(page, ...Array(9).fill('a red apple'))
  await comeBack(page, () => expect(card(page, 'Credits')).toContainText('Almost out of credits', soon))
})

test('insights are hidden, and drawn with their figures when they are opened', async ({ page }) => {
  await openDashboard(page, ['a red fox, watercolor', 'a teapot, flat design', 'an owl, watercolor'])
  await ready(page)
  const open = page.getByText('Quick actions and insights')
  await expect(page.getByRole('figure')).toBeHidden()
  await open.click()
  await expect(page.getByText('3 images in 30 days')).toBeVisible()
  await expect(page.getByRole('row', { name: 'watercolor 2' })).toBeVisible()
  await expect(page.locator('.chart-days .bar')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')).toHaveCount(5)
  expect(await findings(page)).toEqual([])
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })

  test('all is reachable with a thumb', async ({ page }) => {
    await openDashboard(page, ['a red apple', 'a blue whale'])
    await ready(page)
    await page.getByText('Quick actions and insights').tap()
    expect(await findings(page)).toEqual([])
    await page
      .getByRole('link', { name: /^Delete “/ })
      .first()
      .tap()
    await page.getByRole('dialog', { name: ASK }).getByRole('button', { name: 'Delete' }).tap()
    await expect(recent(page)).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same figures stand there, and a picture is deleted by a form', async ({ page }) => {
    await openDashboard(page, ['a red fox, watercolor', 'a blue whale'])
    await expect(card(page, 'Credits')).toContainText('8 of 10 total')
    await page.getByText('Quick actions and insights').click()
    await expect(page.getByRole('row', { name: 'watercolor 1' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Delete “/ })
      .first()
      .click()
    await expect(page.getByText('Are you sure you want to delete this image?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(recent(page)).toHaveCount(1)
  })
})

test.describe('likes and favorites', () => {
  const like = (page: Page) => page.locator('.gallery-table button.like').first()

  test('in the gallery show at once, and go back when the server fails', async ({ page }) => {
    await openDashboard(page, ['a red apple'])
    await page.goto('/gallery/my', { waitUntil: 'networkidle' })
    let answer = () => {}
    await page.route('**/image/*/like', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ status: 500, body: 'out of order' })
    })
    await page.route('**/image/*/favorite', (route) => route.abort())
    await like(page).click()
    await expect(like(page)).toHaveAttribute('aria-label', /^Unlike .*, 1 like$/)
    answer()
    await expect(page.getByText('Failed to toggle like status')).toBeVisible()
    await expect(like(page)).toHaveAttribute('aria-label', /^Like .*, 0 likes$/)
    await expect(like(page)).toHaveText('0')
    await page.getByRole('button', { name: /^Add to favorites/ }).click()
    await expect(page.getByText('Failed to toggle favorite status')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to favorites/ })).toHaveAttribute('aria-pressed', 'false')
  })

  test('on the page of a picture wait for the server', async ({ page }) => {
    await openDashboard(page, ['a red apple'])
    await recent(page).getByRole('link').first().click()
    const button = page.locator('.image-actions button.like')
    await page.waitForLoadState('networkidle')
    let answer = () => {}
    await page.route('**/image/*/like', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    const asked = page.waitForRequest('**/image/*/like')
    await button.click()
    await asked
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    answer()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })
})
