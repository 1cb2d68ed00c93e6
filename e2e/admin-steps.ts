import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'

/** How somebody works: with keys at a desktop, or with a finger on a phone. */
export interface Hand {
  device: 'desktop' | 'phone'
  press: (what: Locator) => Promise<void>
}

export const hands: Record<Hand['device'], Hand> = {
  desktop: { device: 'desktop', press: (what) => what.click() },
  phone: { device: 'phone', press: (what) => what.tap() },
}

/** With PICTURES=yes, takes a picture of a station of the journey for people to look at: it takes longer than the station. */
export async function station(page: Page, hand: Hand, name: string) {
  if (process.env.PICTURES) await page.screenshot({ path: `e2e/.output/admin/${name}.${hand.device}.png` })
}

/** The line of a list, or of a table, in which these words stand. */
export const line = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

/** Finds a user by a part of the name, and opens them on one of the tabs. */
export async function findUser(page: Page, hand: Hand, name: string, tab: 'Profile' | 'Subscriptions' | 'Credits') {
  await page.goto('/admin')
  await hand.press(page.getByRole('link', { name: 'Manage Users' }))
  await page.getByRole('searchbox', { name: /^Search u/ }).fill(name.slice(1).toUpperCase())
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await station(page, hand, '1-found')
  await hand.press(page.getByRole('link', { name: `View ${name}` }))
  await hand.press(page.getByRole('navigation', { name: 'User details' }).getByRole('link', { name: tab }))
}

/** Presses a button of a user's page that asks for a reason, and gives one. */
export async function actWithReason(page: Page, hand: Hand, button: string, reason: string) {
  await hand.press(page.locator('.user-actions').getByRole('button', { name: button, exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await station(page, hand, `dialog-${button.toLowerCase().replaceAll(' ', '-')}`)
  await hand.press(dialog.getByRole('button', { name: button, exact: true }))
}

/** Gives credits, or takes them. */
export async function adjust(page: Page, hand: Hand, amount: string, description: string) {
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('Description (optional)').fill(description)
  await hand.press(page.getByRole('button', { name: 'Adjust Credits' }))
}

/** Buys Pro by the month at the sandbox, and waits until the credits are there. */
export async function buyPro(page: Page) {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Subscribe (Pro)' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expires').fill('12 / 60')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('A Buyer')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Successful' })).toBeVisible()
}

/** Runs `pellucid audit verify`; never throws. */
export async function verifyAudit(data: string): Promise<{ whole: boolean; says: string }> {
  try {
    const { stdout } = await promisify(execFile)('bin/pellucid', ['audit', 'verify', '--data', data])
    return { whole: true, says: stdout }
  } catch (failure) {
    return { whole: false, says: String((failure as { stderr?: string }).stderr) }
  }
}

/** Writes other words of the same length over some that stand in the database file, past every rule of the database. */
export function tamper(data: string, from: string, to: string) {
  expect(to.length, 'another length would tear the file').toBe(from.length)
  const path = `${data}/pellucid.db`
  const file = readFileSync(path)
  const places: number[] = []
  for (let at = file.indexOf(from); at >= 0; at = file.indexOf(from, at + 1)) places.push(at)
  expect(places.length, `“${from}” stands in the file`).toBeGreaterThan(0)
  for (const at of places) file.write(to, at)
  writeFileSync(path, file)
}
