// What comes to the administrator: the digest by mail, the search over everything, and several reports decided about at once.
import { type Browser, expect, type Page } from '@playwright/test'
import { makeImages } from './create'
import { test } from './own-server'
import { type Person, signIn, signUp, somebody } from './people'

test.describe.configure({ timeout: 240_000 }) // on a busy machine

/** Makes an image as somebody new; returns who, and the image's id. */
async function maker(browser: Browser, url: string, prompt: string): Promise<{ person: Person; image: string }> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  const person = somebody('desk')
  await signUp(page, person)
  const [image] = await makeImages(page, prompt)
  await page.close()
  return { person, image: image ?? '' }
}

async function report(browser: Browser, url: string, image: string, words: string) {
  const visitor = await (await browser.newContext({ baseURL: url })).newPage()
  await visitor.goto(`/image/${image}/report`)
  await visitor.getByLabel('Hate or its symbols').check()
  await visitor.getByLabel('Details (optional)').fill(words)
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thanks for the report. A person will review this image.')).toBeVisible()
  await visitor.close()
}

async function asAdmin(page: Page) {
  await signIn(page, 'admin', 'only for tests')
}

/** Opens the newest email with this subject. */
async function openMail(page: Page, subject: string | RegExp) {
  await page.goto('/outbox')
  await page.getByRole('link', { name: subject }).first().click()
}

test('what waits is mailed in the digest of the day, whose link leads to it', async ({ page, browser, server }) => {
  const { image } = await maker(browser, server.url, 'a paper boat with a red sail')
  await report(browser, server.url, image, 'for the digest')
  await asAdmin(page)
  await expect(async () => {
    await page.goto('/admin')
    await page.getByLabel('Daily digest').selectOption(String(new Date().getUTCHours()))
    await page.getByRole('button', { name: 'Save alerts' }).click()
    await expect(page.getByText('Alerts saved.')).toBeVisible()
    await server.crash()
    await server.start() // it looks at once what is due, and once a minute after that
    await openMail(page, /^Waiting for you/)
    await expect(page.locator('.outbox-text')).toContainText('1 reported image', { timeout: 5_000 })
  }).toPass({ timeout: 180_000 }) // the hour may end between the two
  const link = /https?:\S+\/admin$/m.exec((await page.locator('.outbox-text').textContent()) ?? '')
  await page.goto(link?.[0] ?? 'nowhere')
  await page.getByRole('link', { name: '1 reported image' }).first().click()
  await expect(page.getByText('for the digest')).toBeVisible()
})

test('the search finds people, images, tasks and audit entries from the keyboard', async ({
  page,
  browser,
  server,
}) => {
  const { person, image } = await maker(browser, server.url, 'a lighthouse on a rock')
  await asAdmin(page)
  const search = async (words: string) => {
    await page.goto('/admin')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: /everything/ })).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/search\?q=/)
  }
  const found = (group: string) => page.getByRole('region', { name: group })

  await search(person.email)
  await found('Users').getByRole('link', { name: person.username }).click()
  await expect(page.getByRole('heading', { name: person.username })).toBeVisible()

  await search(`${server.url}/image/${image}`) // an address is as good as an id
  await expect(found('Images').getByRole('link')).toHaveText('a lighthouse on a rock')

  await search('lighthouse ro')
  await found('Images').getByLabel('Select a lighthouse on a rock').check()
  await page.getByRole('button', { name: 'Feature selected…', exact: true }).click()
  await page.getByLabel(/^Reason/).fill('autumn pick')
  await page.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('1 image featured.')).toBeVisible()

  await search('autumn pick')
  await expect(found('Audit log')).toContainText('autumn pick')
  await found('Audit log').getByRole('link').click()
  await expect(page.getByText('featured “a lighthouse on a rock”')).toBeVisible()

  await search('nothing is called like this')
  await expect(page.getByText('Nothing found for “nothing is called like this”.')).toBeVisible()
})

test('several reports are decided about at once, undone, and each owner gets one email', async ({
  page,
  browser,
  server,
}) => {
  const owner = await (await browser.newContext({ baseURL: server.url })).newPage()
  const person = somebody('flood')
  await signUp(owner, person)
  const images = await makeImages(owner, 'a red kite', 'a blue kite')
  for (const image of images) await report(browser, server.url, image, 'two kites')
  await asAdmin(page)
  await page.goto('/admin/moderation')
  const waiting = page.getByRole('region', { name: 'Waiting for a decision' })
  await waiting.getByRole('button', { name: 'Select all' }).click()
  await waiting.getByRole('button', { name: 'Clear' }).click()
  for (const prompt of ['a red kite', 'a blue kite']) await waiting.getByLabel(new RegExp(prompt)).check()
  await expect(waiting.getByText('2 selected')).toBeVisible()
  await waiting.getByRole('button', { name: 'Hide selected…' }).click()
  await expect(page.getByRole('heading', { name: 'Hide 2 images?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Hate or its symbols')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('2 images hidden.')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  for (const image of images) expect((await visitor.goto(`/image/${image}`))?.status()).toBe(404)
  await openMail(page, /^Decisions about your images/)
  await expect(page.locator('.outbox-text')).toContainText('reviewed 2 of your images')
  const letter = await page.locator('.outbox-text').textContent()
  for (const image of images) expect(letter).toContain(`/image/${image}/decision`)
  await page.goto('/admin/moderation')
  for (const _ of images) await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByRole('region', { name: 'Waiting for a decision' })).toContainText('a red kite', {
    ignoreCase: true,
  })
})
