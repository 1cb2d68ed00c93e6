import { expect, type Page } from '@playwright/test'
import { examine } from './axe'
import { ask, generateButton, notice, openCreate, panel, press, prompt, results, table } from './create'
import { test } from './own-server'
import { signUp, somebody } from './people'
import type { TestServer } from './test-server'

// Every state of the create screen is reached at the real server, looked at, and held to the rules. A moment that passes is
// held by the proxy: the server's own answer, with less in it.

interface Task {
  places: { state: string; progress: number; image_id: string }[]
  status: string
  progress: number
  error: string
  images: { id: string }[]
}

/** Lets the browser see every task as it was at another moment. */
function freeze(server: TestServer, moment: (task: Task) => Partial<Task>) {
  const change = (body: string) => {
    const task: Task = JSON.parse(body)
    return JSON.stringify({ ...task, ...moment(task) })
  }
  server.proxy.disturb('GET /api/v1/images/task/', { kind: 'edit', change })
}

const member = (page: Page, cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]) =>
  page
    .context()
    .addCookies(cookies)
    .then(() => openCreate(page))

test.setTimeout(240_000)

test('empty, typing, disabled, enhanced, with references', async ({ page, member: { cookies } }) => {
  await member(page, cookies)
  await examine(page, 'empty')
  await prompt(page).fill('three blue butterflies over a meadow of poppies, late in the afternoon, watercolor')
  await examine(page, 'typing')
  await page.getByRole('button', { name: 'Enhance', exact: true }).click()
  await expect(page.getByRole('radio', { name: /butterflies/ }).first()).toBeVisible()
  await examine(page, 'enhanced')
  await page.getByLabel('Reference images').setInputFiles(['docs/bear.webp', 'package.json'])
  await expect(page.getByRole('img', { name: 'reference 1' })).toBeVisible()
  await expect(page.getByText('package.json: Reference images must be PNG, JPEG or WebP files.')).toBeVisible()
  await page.getByText('Advanced Settings').click()
  await examine(page, 'references-and-advanced')
})

test('styles are shown on what the prompt is about, and a look takes the place of a typed one', async ({
  page,
  member: { cookies },
}) => {
  await member(page, cookies)
  const anime = page.getByRole('button', { name: 'Anime', exact: true })
  await prompt(page).fill('a red fox, oil painting')
  await expect(anime.locator('img')).toHaveAttribute('src', '/create/art?later&of=a+red+fox%2C+Anime', {
    timeout: 60_000,
  })
  await anime.click()
  await expect(prompt(page)).toHaveValue('a red fox, Anime')
})

test('queued, working, four results', async ({ page, server, member: { cookies } }) => {
  await member(page, cookies)
  await ask(page, 'a green frog on a leaf, flat design', { size: '512', count: 4 })
  freeze(server, () => ({ status: 'queued', progress: 0, images: [], places: [] }))
  await press(page)
  await expect(page.getByRole('heading', { name: "In line: you're next" })).toBeVisible()
  await examine(page, 'queued')
  freeze(server, ({ images }) => ({
    status: 'processing',
    progress: 40,
    images: images.slice(0, 1),
    places: ['passed', 'checking', 'drawing', 'waiting'].map((state, at) => ({
      state,
      progress: 25 * (4 - at),
      image_id: at === 0 ? (images[0]?.id ?? '') : '',
    })),
  }))
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  await examine(page, 'working')
  server.proxy.calm()
  await expect(results(page)).toHaveCount(4, { timeout: 60_000 })
  await examine(page, 'four-results')
})

test('partial failure, all failed', async ({ page, server, member: { cookies } }) => {
  await member(page, cookies)
  await ask(page, 'a blue whale', { count: 2 })
  const error = '1 of 2 images could not be made. Their credits were returned.'
  freeze(server, ({ status, images }) =>
    status === 'completed' ? { images: images.slice(0, 1), places: [], error } : {},
  )
  await press(page)
  await expect(notice(page)).toContainText(error, { timeout: 60_000 })
  await examine(page, 'partial-failure')
  freeze(server, () => ({ status: 'failed', images: [], places: [], error: '' }))
  await press(page)
  await expect(notice(page)).toContainText('Image generation failed', { timeout: 60_000 })
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await examine(page, 'all-failed')
})

test('canceled, lost', async ({ page, server, member: { cookies } }) => {
  await member(page, cookies)
  await ask(page, 'an owl on a branch', { size: '1024', count: 4 })
  freeze(server, () => ({ status: 'queued', progress: 0, images: [], places: [] }))
  await press(page)
  await table(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(notice(page)).toContainText('Canceled.', { timeout: 60_000 })
  await examine(page, 'canceled')
  server.proxy.disturb('GET /api/v1/images/task/', { kind: 'drop' })
  await press(page)
  await expect(notice(page)).toContainText('Get task status failed', { timeout: 60_000 })
  await examine(page, 'lost')
})

test('a session that ends, a network that is gone', async ({ page, member: { cookies } }) => {
  await member(page, cookies)
  await ask(page, 'a brown bear', { size: '512' })
  await page.context().setOffline(true)
  await expect(page.getByText("You're offline.")).toBeVisible()
  await examine(page, 'offline')
  await page.context().setOffline(false)
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  await page.route('**/api/v1/images/task/**', async (route) => {
    await ended // a small image is made before a session can be ended by hand
    await route.continue()
  })
  await press(page)
  await expect(table(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await page.context().clearCookies()
  end()
  const expired = 'The session has expired, please log in again to view the task status.'
  await expect(notice(page)).toContainText(expired, { timeout: 60_000 })
  await expect(panel(page).getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    /brown\+bear|brown%2Bbear/,
  )
  await examine(page, 'expired-session')
})

test('one result, low credits, no credits', async ({ page }) => {
  await signUp(page, somebody('free'))
  await openCreate(page)
  await ask(page, 'a yellow star', { size: '512' })
  await press(page)
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  await examine(page, 'one-result')
  await spend(page, 5)
  await openCreate(page)
  await expect(page.locator('.credits')).toHaveText('Upgrade4 credits')
  await examine(page, 'low-credits')
  await spend(page, 4)
  await openCreate(page)
  await expect(page.getByText('You have insufficient generation credits. Remaining: 0, Requested: 1')).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await examine(page, 'no-credits')
})

/** Makes pictures by the API, one after the other. */
async function spend(page: Page, times: number) {
  for (let n = 0; n < times; n++) {
    const made = await page.request.post('/api/v1/images/generate', {
      headers: { Prefer: 'wait', Origin: new URL(page.url()).origin },
      data: { prompt: 'a red apple' },
    })
    expect(made.ok(), await made.text()).toBe(true)
  }
}
