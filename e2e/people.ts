import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface Person {
  email: string
  username: string
  password: string
}

/** Makes up somebody whom no other test knows. */
export function somebody(name: string): Person {
  const id = randomUUID().slice(0, 8)
  return { email: `${name}-${id}@example.com`, username: `${name}-${id}`, password: 'a quiet afternoon' }
}

export async function signUp(page: Page, person: Person) {
  await page.goto('/register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByText('Choose a username').click()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

export async function signIn(page: Page, name: string, password: string) {
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
