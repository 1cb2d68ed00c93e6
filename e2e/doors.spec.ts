import { expect, test } from '@playwright/test'
import { signIn, signUp, somebody } from './people'

test('a wrong password and an unknown name get the same message, and nobody is signed in', async ({ page }) => {
  const message = 'The name or the password is not right. Please try again.'
  await signIn(page, 'admin', 'not the password')
  await expect(page.getByText(message)).toBeVisible()
  await signIn(page, 'nobody-by-that-name', 'not the password')
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue('nobody-by-that-name')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?/)
})

test('passwords that differ are told before anything is sent on', async ({ page }) => {
  const person = somebody('twice')
  await page.goto('/register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(`${person.password}!`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const told = await page.getByLabel('Confirm password').evaluate((field: HTMLInputElement) => field.validationMessage)
  expect(told).toBe('Passwords do not match')
  await expect(page).toHaveURL(/\/(auth|register)/)
})

for (const path of ['/dashboard', '/create', '/settings']) {
  test(`a visitor who opens ${path} signs in first and arrives there`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/auth\\?mode=login&redirect=${encodeURIComponent(path)}`))
    await page.getByLabel('Email or username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('only for tests')
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

// The picture touches the headline. It once hid half of its last letter, which made "nothing behind then" of it.
test('the headline of the landing page can be read to its last letter at any width', async ({ page }) => {
  await page.goto('/')
  for (const width of [980, 1100, 1200, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const end = await page.locator('.hero h1').evaluate((headline) => {
      const words = document.createRange()
      words.selectNodeContents(headline)
      return Math.max(...[...words.getClientRects()].map((line) => line.right))
    })
    const picture = await page.locator('.hero-picture').boundingBox()
    expect(picture).not.toBeNull()
    const drawn = (picture?.x ?? 0) + 0.12 * (picture?.width ?? 0) // the file has a clear rim
    expect(end, `at ${width}`).toBeLessThanOrEqual(drawn)
  }
})

test('a prompt typed on the landing page survives signing up', async ({ page }) => {
  const person = somebody('landing')
  await page.goto('/')
  await page.getByRole('main').getByRole('textbox').first().fill('a paper boat with a small red sail')
  await page.getByRole('main').getByRole('button', { name: 'Generate' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('What do you want to see?')).toHaveValue('a paper boat with a small red sail')
})

test('a session ends with signing out, in every tab', async ({ page, context }) => {
  await signUp(page, somebody('tabs'))
  const other = await context.newPage()
  await other.goto('/create')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await other.reload()
  await expect(other).toHaveURL(/\/auth\?/)
})

test('an address that leads nowhere has a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
