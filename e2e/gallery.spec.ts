import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Person, signIn, somebody, unique } from './people'

// Three people make a page of pictures and one more. A word that nobody else uses finds them among those of other tests.
const word = `zq${unique(8)}`
const people: Person[] = [somebody('mira'), somebody('omar'), somebody('ines')]
const subjects = ['red apple', 'blue whale', 'green frog', 'yellow star', 'black cat', 'pink flamingo', 'brown bear']
const list = `/gallery?search=${word}`

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL, browser }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await Promise.all(people.map((person) => makePictures(api, person)))
  await api.dispose()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await feature(await context.newPage(), 'whale')
  await context.close()
})

async function makePictures(api: APIRequestContext, person: Person) {
  await api.post('/api/v1/auth/register', { data: person })
  const login = await api.post('/api/v1/auth/login', {
    form: { username: person.username, password: person.password },
  })
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}`, Prefer: 'wait' }
  for (const subject of subjects) {
    const made = await api.post('/api/v1/images/generate', { headers, data: { prompt: `a ${subject}, ${word}` } })
    expect(made.ok(), await made.text()).toBe(true)
  }
}

/** Features a picture of this file as the administrator: tags trend by what was reviewed, and are counted once a minute. */
async function feature(page: Page, subject: string) {
  await signIn(page, 'admin', 'only for tests')
  await page.goto(`/gallery?search=${word}+${subject}`)
  await page.locator('.gallery-table a[href^="/image/"]').first().click()
  await page.getByRole('button', { name: 'Feature image' }).click()
  await expect(page.getByText(/^Featured since/)).toBeVisible()
}

const cards = (page: Page) => page.locator('.gallery-table .cutout')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Marks the document, to tell an exchanged part from a new page. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
const kept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', '')

test('a search without a network leaves the pictures where they are, and says so', async ({ page, context }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  const shown = await cards(page).count()
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('fox')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Failed to load images. Please try again later.')
  await expect(cards(page)).toHaveCount(shown)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=fox/)
})

test('an answer that is not ours leaves the images where they are, and says so', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  const shown = await cards(page).count()
  await page.route('**/gallery?search=owl*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body><h1>Bad Gateway</h1></body></html>' }),
  )
  await page.getByRole('searchbox').fill('owl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Failed to load images. Please try again later.')
  await expect(cards(page)).toHaveCount(shown)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the first row of images is in sight at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(list)
    const box = await cards(page).first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height)
  })

test('a search finds kinds, and offers what is near where it finds nothing', async ({ page }) => {
  await page.goto(`${list}+fruit`)
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).first()).toContainText(/red apple/i)
  await page.goto('/gallery?search=schooner+of+nowhere')
  await expect(page.getByRole('heading', { name: /^No images match/ })).toBeVisible()
  await page.getByRole('link', { name: 'Generate this' }).click()
  await expect(page).toHaveURL(/\/(create|auth)/)
})

test('a visitor who likes is asked where they are, and the like is carried out after sign-in', async ({ page }) => {
  await page.goto(`${list}+frog`, { waitUntil: 'networkidle' })
  const here = page.url()
  await page.getByRole('button', { name: /^Like/ }).first().click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Please login to like images')
  expect(page.url()).toBe(here)
  await expect(alert.locator('svg')).toHaveCSS('fill', 'none') // a cross in a ring, not a red dot
  await alert.getByRole('link', { name: 'Sign in' }).click()
  await page
    .locator('input[name=email], input[name=username]')
    .first()
    .fill(people[2]?.username ?? '')
  await page
    .locator('input[type=password]')
    .first()
    .fill(people[2]?.password ?? '')
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(here)
  await expect(page.getByRole('button', { name: /^Unlike/ })).toHaveCount(1)
})

test('a download that does not come in time is left to the browser', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  let asked = 0
  await page.route('**/image/*/download', async (route) => {
    asked++
    if (asked > 1) return route.continue()
    await route.abort('timedout') // the script's own request
  })
  const download = page.waitForEvent('download')
  await cards(page).first().hover()
  await cards(page)
    .first()
    .getByRole('link', { name: /^Download/ })
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  expect(page.url()).toContain('/gallery')
})

// A proxy's page with status 200 was saved as the PNG, and a download that failed every way took the gallery away.
test('a page that comes instead of the file is not saved and never replaces the gallery', async ({ page, context }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^Download/ })
  const notOurs = { status: 200, contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }
  await context.route('**/image/*/download', (route) => route.fulfill(notOurs), { times: 1 })
  const download = page.waitForEvent('download')
  await link.dispatchEvent('click')
  expect((await download).suggestedFilename()).toMatch(/\.png$/)

  await context.route('**/image/*/download', (route) => route.fulfill({ ...notOurs, status: 502 }))
  const tab = context.waitForEvent('page')
  await link.dispatchEvent('click')
  await expect((await tab).getByRole('heading')).toHaveText('Sign in to this network')
  expect(page.url()).toContain('/gallery')
  await expect(cards(page)).not.toHaveCount(0)
})

test('search, order and tag exchange the list alone and keep the address', async ({ page }) => {
  test.setTimeout(150_000)
  await expect(async () => {
    await page.goto('/gallery', { waitUntil: 'networkidle' })
    await expect(page.getByRole('navigation', { name: 'Trending tags' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 75_000 }) // where less than a minute has passed since the image was featured
  await mark(page)
  await page.getByLabel('Search images').fill(`${word} whale`)
  await page.getByLabel('Search images').press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(cards(page)).toHaveCount(3)
  await page.getByLabel('Sort by').selectOption('oldest')
  await expect(page).toHaveURL(/sort=oldest/)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Icons' }).click()
  await expect(page).toHaveURL(/\/gallery\/icons\?/)
  await page.getByRole('navigation', { name: 'Trending tags' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/tag=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/tag=/)
  await kept(page)
})

test('Back returns to the same place of the list', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  await mark(page)
  await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(200)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.locator('#pictures')).toBeFocused()
  await page.goBack()
  await expect(cards(page)).toHaveCount(20)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 60)
  await kept(page)
})

test('the viewer is worked with the keyboard alone', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  const preview = page.getByRole('link', { name: /^Preview/ })
  await preview.nth(1).focus()
  const place = await scrolled(page)
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  expect(await scrolled(page)).toBe(place)
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(first)
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(preview.nth(1)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`search=${word}$`))
})

test('the viewer goes on over the end of a page, with every background', async ({ page }) => {
  await page.goto(list, { waitUntil: 'networkidle' })
  await mark(page)
  await page
    .getByRole('link', { name: /^Preview/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByLabel('A color')).toBeVisible()
  await viewer.getByLabel('A color').fill('#336699')
  await expect(page.locator('html')).toHaveAttribute('data-surface', 'color')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=2/)
  await expect(viewer.getByLabel('A color')).toHaveValue('#336699')
  await expect(viewer.getByLabel('A color')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(/page=2/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=2/)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(cards(page)).toHaveCount(1)
  await kept(page)
})

test('an owner deletes a picture and is told so', async ({ page }) => {
  await signIn(page, people[0]?.username ?? '', people[0]?.password ?? '')
  await page.goto('/gallery/my')
  await expect(cards(page)).toHaveCount(7)
  await page.locator('.cutout').first().hover()
  await page
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Are you sure you want to delete this image?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is a link or a form', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByLabel('Search images').fill(`${word} frog`)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(cards(page)).toHaveCount(3)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page.locator('.line')).toHaveCount(3)
    await page.goto(list)
    await expect(page.locator('.line').first()).toContainText(/512 × 512 px\s*by/)
    await page
      .getByRole('link', { name: /^Preview/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('link', { name: 'Next image' }).click()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
