import type { Server } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { startIssuer } from './issuer'
import { type Person, signIn, signInOnScreen, signOut, signUp, signUpOnScreen, somebody } from './people'

/** Opens the latest mail to a person whose subject holds these words, and returns where its button leads. */
async function mailedLink(page: Page, person: Person, words: string): Promise<string> {
  await expect(async () => {
    await page.goto('/outbox')
    const mail = page.getByRole('listitem').filter({ hasText: person.email }).filter({ hasText: words }).first()
    await mail.getByRole('link').click({ timeout: 1000 })
  }).toPass()
  const link = (await page.locator('pre').textContent())?.match(/https?:\/\/\S+/)
  expect(link).not.toBeNull()
  return link?.[0] ?? ''
}

for (const device of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on a ${device.name}`, () => {
    test.use({ viewport: device.viewport })

    test('a new person confirms their address by the link in the mail', async ({ page }) => {
      const person = somebody('confirm')
      await signUpOnScreen(page, person)
      await page.goto('/settings?tab=security')
      await expect(page.getByText('Confirm your email: open the link')).toBeVisible()
      await page.goto(await mailedLink(page, person, 'Confirm your email'))
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
      await page.goto('/settings?tab=security')
      await expect(page.getByText('Confirm your email: open the link')).toHaveCount(0)
    })

    test('a forgotten password is replaced, and the other session ends', async ({ page, browser }) => {
      const person = somebody('forgot')
      const other = await browser.newPage()
      await signUp(other, person)
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByLabel('Email or username').fill(person.email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expect(page.getByText('sent an email with a link')).toBeVisible()
      await page.goto(await mailedLink(page, person, 'Reset your password'))
      await page.getByLabel('New password', { exact: true }).fill('a loud morning')
      await page.getByLabel('Confirm new password').fill('a loud morning')
      await page.getByRole('button', { name: 'Save password' }).click()
      await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible()
      await other.goto('/dashboard')
      await expect(other).toHaveURL(/\/auth\?/)
      await signInOnScreen(page, person.username, 'a loud morning')
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
}

test.describe('with Google', () => {
  let issuer: Server
  const person = somebody('google')
  test.beforeAll(async () => {
    issuer = await startIssuer({
      sub: person.username,
      email: person.email.replace('example.com', 'gmail.com'),
      name: 'Ada Byron',
    })
  })
  test.afterAll(() => new Promise<void>((done) => issuer.close(() => done())))

  test('a visitor signs in and arrives where they were going; and again, as the same person', async ({
    page,
    browser,
  }) => {
    await page.goto('/create?prompt=a+paper+boat')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/\/create\?prompt=a\+paper\+boat$/)
    await page.goto('/settings?tab=security')
    await expect(page.getByText('You sign in without a password.')).toBeVisible()
    await expect(page.getByText('Your only way to sign in')).toBeVisible()
    const again = await (await browser.newContext()).newPage()
    await again.goto('/login')
    await again.getByRole('link', { name: 'Continue with Google' }).click()
    await expect(again).toHaveURL(/\/dashboard$/)
    await expect(again.getByRole('main')).toContainText('ada-byron')
  })
})

test('devices and API tokens are seen and ended', async ({ page, browser, request }) => {
  const person = somebody('devices')
  const other = await (await browser.newContext()).newPage()
  await signUp(other, person)
  await signIn(page, person.username, person.password)
  await page.goto('/settings?tab=security')
  await page.getByLabel('Token name').fill('coloring book')
  await page.getByRole('button', { name: 'Create token' }).click()
  const headers = { Authorization: `Bearer ${await page.locator('#new-token').textContent()}` }
  expect((await request.get('/api/v1/users/me', { headers })).status()).toBe(200)
  await page.getByRole('button', { name: 'Revoke coloring book' }).click()
  await expect(page.getByText('Token revoked.')).toBeVisible()
  expect((await request.get('/api/v1/users/me', { headers })).status()).toBe(401)
  await page.getByText('Sign out all other devices').click()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText("You're signed out on all other devices, and your API tokens are revoked.")).toBeVisible()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/auth\?/)
})

test('all data comes as one file, and an account that was deleted is kept after all', async ({ page }) => {
  const person = somebody('leaving')
  await signUp(page, person)
  await page.goto('/settings?tab=security')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await started).suggestedFilename()).toMatch(/^pellucid-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await signInOnScreen(page, person.email, person.password)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account is safe.')).toBeVisible()
  await signOut(page)
  await signInOnScreen(page, person.email, person.password)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signing up and changing the password work all the same', async ({ page }) => {
    const person = somebody('plain')
    await signUp(page, person)
    await page.goto('/settings?tab=security')
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password', { exact: true }).fill('a loud morning')
    await page.getByLabel('Confirm new password').fill('a loud morning')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText("That isn't your current password.")).toBeVisible()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password', { exact: true }).fill('a loud morning')
    await page.getByLabel('Confirm new password').fill('a loud morning')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed.')).toBeVisible()
  })

  test('leaving, and staying by the link in the mail, work too', async ({ page }) => {
    const person = somebody('plain')
    await signUp(page, person)
    await page.goto('/settings/delete')
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.goto(await mailedLink(page, person, 'will be deleted'))
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is safe' })).toBeVisible()
  })
})
