import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface Person {
  email: string
  username: string
  password: string
}

/**
 * Makes up a word that no other test uses, of consonants alone: the content filter reads digits as letters, and one random name in
 * thousands was a slur.
 */
export function unique(length: number): string {
  const letters = 'bcdhjlmpqrtvwxyz'
  return [...randomUUID().replaceAll('-', '')]
    .slice(-length)
    .map((digit) => letters[Number.parseInt(digit, 16)])
    .join('')
}

/** Makes up somebody whom no other test knows. */
export function somebody(name: string): Person {
  const id = unique(10)
  return { email: `${name}-${id}@example.com`, username: `${name}-${id}`, password: 'a quiet afternoon' }
}

/** Signs somebody up and in, without a screen: a test that needs to see one opens it. */
export async function signUp(page: Page, person: Person) {
  const form = { mode: 'register', ...person, password_confirm: person.password }
  await enter(page, form)
}

/** Signs somebody in, without a screen. */
export async function signIn(page: Page, name: string, password: string) {
  await enter(page, { mode: 'login', username: name, password })
}

/** Sends what the forms at /auth send; the context keeps the cookie that it brings. */
async function enter(page: Page, form: Record<string, string>) {
  const answer = await page.request.post('/auth', { form, maxRedirects: 0 })
  expect(answer.status(), await answer.text()).toBe(303)
}

/** Signs up as people do, on the screen. */
export async function signUpOnScreen(page: Page, person: Person) {
  await page.goto('/register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByText('Choose a username').click()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Signs in as people do, on the screen; what comes of it is for the test to see. */
export async function signInOnScreen(page: Page, name: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
}
