// An administrator's hour, on a desktop and on a phone: each on a server of its own, whose log is tampered with in the end.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  actWithReason,
  adjust,
  buyPro,
  findUser,
  type Hand,
  hands,
  line,
  station,
  tamper,
  verifyAudit,
} from './admin-steps'
import { type Person, signIn, signInOnScreen, signUp, somebody } from './people'
import { adminJourneyPort } from './ports'
import { admin, type Server, startServer } from './quality/server'

const port = adminJourneyPort
const data = 'e2e/.output/admin-data'

test.use({ baseURL: `http://127.0.0.1:${port}` })
test.describe.configure({ mode: 'serial', timeout: 240_000 }) // on a busy machine

let server: Server
test.beforeEach(async () => {
  server = await startServer({ port, data, images: 1 })
})
test.afterEach(() => server.stop())

for (const [hand, options] of [
  [hands.desktop, { viewport: { width: 1440, height: 900 } }],
  [hands.phone, { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test.describe(`an administrator's hour on a ${hand.device}`, { tag: hand === hands.phone ? '@long' : [] }, () => {
    test.use(options)
    test('keeps people, money and pictures in order, and leaves a trace that cannot be changed', async ({
      page,
      browser,
    }) => {
      const writer = await newcomer(browser, 'writer')
      const subscriber = await newcomer(browser, 'subscriber')
      await buyPro(subscriber.page)
      await signIn(page, admin.name, admin.password)
      await test.step('gives credits', () => givesCredits(page, hand, writer))
      await test.step('changes a plan', () => changesPlan(page, hand, subscriber.page, browser))
      await test.step('handles a report', () => handlesReport(page, hand, browser))
      await test.step('looks as somebody else', () => looksAs(page, hand, writer.person))
      await test.step('suspends and reactivates', () => suspends(page, hand, writer))
      await test.step('reads the log', () => readsLog(page, hand))
      await test.step('catches who tampers with it', catchesTampering)
    })
  })
}

interface Member {
  person: Person
  page: Page
}

async function newcomer(browser: Browser, name: string): Promise<Member> {
  const page = await (await browser.newContext()).newPage()
  const person = somebody(name)
  await signUp(page, person)
  return { person, page }
}

async function givesCredits(page: Page, hand: Hand, writer: Member) {
  await findUser(page, hand, writer.person.username, 'Credits')
  await adjust(page, hand, '25', 'sorry for Tuesday')
  await expect(page.getByText('Successfully adjusted credits by 25')).toBeVisible()
  await expect(line(page, 'sorry for Tuesday')).toContainText('+25')
  await adjust(page, hand, '-36', 'too much')
  await expect(page.locator('#amount-error')).toHaveText(
    'Failed to adjust credits: 36 credits cannot be taken: only 35 are left. Nothing was changed.',
  )
  await station(page, hand, '2-refused')
  await page.reload()
  await expect(page.getByText('Remaining credits').locator('..')).toContainText('35')
  await expect(line(page, 'too much')).toHaveCount(0)
  await station(page, hand, '2-credits')
  await writer.page.goto('/settings?tab=credits')
  await expect(line(writer.page, 'sorry for Tuesday')).toContainText('25')
}

async function changesPlan(page: Page, hand: Hand, subscriber: Page, browser: Browser) {
  await page.goto('/admin/subscriptions')
  await station(page, hand, '3-tiers')
  await hand.press(page.getByRole('link', { name: 'Edit Pro' }))
  await page.getByLabel('Monthly Price ($)').fill('27.50')
  await page.getByLabel('Monthly Credits').fill('750')
  await station(page, hand, '3-tier')
  await hand.press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText('Subscription tier updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/pricing')
  await expect(visitor.getByText('27.50')).toBeVisible()
  await subscriber.goto('/settings?tab=subscription')
  await expect(subscriber.getByText('$25 a month')).toBeVisible()
  await subscriber.goto('/settings?tab=credits')
  await expect(subscriber.getByRole('main').getByText('800', { exact: true }).first()).toBeVisible()
}

/** Reports the newest picture as a visitor; returns the visitor's page on it. */
async function report(browser: Browser, words: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  const gallery = await (await visitor.request.get('/api/v1/gallery/public?limit=1')).json()
  await visitor.goto(`/image/${gallery.data[0].id}`)
  await visitor.getByRole('link', { name: 'Report this image' }).click()
  await visitor.getByLabel('Hate or its symbols').check()
  await visitor.getByLabel('Details (optional)').fill(words)
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thanks for the report. A person will review this image.')).toBeVisible()
  return visitor
}

async function handlesReport(page: Page, hand: Hand, browser: Browser) {
  const visitor = await report(browser, 'This sign is not a harmless one.')
  await page.goto('/admin/moderation')
  await expect(page.getByText('This sign is not a harmless one.')).toBeVisible()
  await station(page, hand, '4-queue')
  if (hand.device === 'desktop') await page.keyboard.press('h')
  else await page.getByText('Hide', { exact: true }).tap()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Hate or its symbols')
  await station(page, hand, '4-chosen')
  if (hand.device === 'desktop') await page.keyboard.press('Enter')
  else await page.getByRole('button', { name: 'Save decision' }).tap()
  await expect(page.getByText('Decision saved. You can undo it for 24 hours.')).toBeVisible()
  await station(page, hand, '4-decided')
  expect((await visitor.reload())?.status()).toBe(404)
  await hand.press(page.getByRole('button', { name: /^Undo/ }))
  await expect(page.getByText('Decision undone. The image is back in the queue.')).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(200)
}

async function looksAs(page: Page, hand: Hand, person: Person) {
  await findUser(page, hand, person.username, 'Profile')
  await station(page, hand, '5-user')
  await actWithReason(page, hand, 'View as', 'cannot find the download')
  const banner = page.getByRole('region', { name: 'Viewing as another user' })
  await expect(banner).toContainText(`viewing the site as ${person.username}.`)
  await station(page, hand, '5-viewing')
  await page.goto('/settings')
  await page.getByLabel('Bio').fill('This was not me')
  await page.getByRole('button', { name: 'Save', exact: false }).first().click()
  await expect(page.getByText('nothing can be changed or downloaded')).toBeVisible()
  await station(page, hand, '5-refused')
  await hand.press(banner.getByRole('button', { name: 'End view' }))
  await expect(page.getByText("You're viewing the site as yourself again.")).toBeVisible()
  await expect(page.getByText('This was not me')).toHaveCount(0)
}

const why = 'advertises casinos in every prompt'

async function suspends(page: Page, hand: Hand, writer: Member) {
  await actWithReason(page, hand, 'Suspend', why)
  await expect(page.getByText(`${writer.person.username} is suspended`)).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await station(page, hand, '6-suspended')
  await writer.page.goto('/dashboard')
  await expect(writer.page).toHaveURL(/\/auth\?mode=login/)
  await signInOnScreen(writer.page, writer.person.username, writer.person.password)
  await expect(writer.page.getByText("This account isn't active. Please contact support.")).toBeVisible()
  await station(writer.page, hand, '6-refused')
  await actWithReason(page, hand, 'Reactivate', 'promised to stop')
  await expect(page.getByText(`${writer.person.username} is active again`)).toBeVisible()
  await signInOnScreen(writer.page, writer.person.username, writer.person.password)
  await expect(writer.page).toHaveURL(/\/dashboard$/)
}

async function readsLog(page: Page, hand: Hand) {
  await page.goto('/admin/audit')
  await station(page, hand, '7-log')
  await page.getByLabel('Action').selectOption('user.suspend')
  await hand.press(page.getByRole('button', { name: 'Show' }))
  await expect(page).toHaveURL(/action=user\.suspend/)
  await expect(page.getByText(why, { exact: true })).toBeVisible()
  await expect(page.getByText('promised to stop')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await hand.press(page.getByRole('link', { name: 'Export CSV' }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`user.suspend`)
  expect(lines[1]).toContain(why)
}

async function catchesTampering() {
  const before = await verifyAudit(data)
  expect(before.says).toMatch(/The audit log is whole: \d+ entries\./)
  await server.stop() // so that everything is in the one file
  tamper(data, why, why.replace('casinos', 'kittens'))
  const after = await verifyAudit(data)
  expect(after.whole).toBe(false)
  expect(after.says).toMatch(/the audit log was tampered with\. .*\b[Ee]ntry \d+ was changed/)
}
