import { expect, test } from '@playwright/test'
import { signInOnScreen, signUp, somebody } from './people'

test('a wrong password and an unknown name get the same message, and nobody is signed in', async ({ page }) => {
  const message = "That email, username or password isn't right. Please try again."
  await signInOnScreen(page, 'admin', 'not the password')
  await expect(page.getByText(message)).toBeVisible()
  await signInOnScreen(page, 'nobody-by-that-name', 'not the password')
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Email or username')).toHaveValue('nobody-by-that-name')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?/)
})

test('passwords that differ are told before anything is sent on', async ({ page }) => {
  const person = somebody('twice')
  await page.goto('/register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByText('Choose a username').click()
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

test('a session ends with signing out, in every tab', async ({ page, context }) => {
  await signUp(page, somebody('tabs'))
  await page.goto('/dashboard')
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
