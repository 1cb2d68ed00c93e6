import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { signUp, somebody } from './people'

/** Holds the page that is open to the rules of axe, and to the width of the screen. */
async function wellMade(page: Page) {
  expect.soft(await findings(page), page.url()).toEqual([])
}

/** Pays at the sandbox's checkout. */
async function pay(page: Page, card = '4242 4242 4242 4242') {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expires').fill('12 / 60')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('A Buyer')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Reads on the page after a payment for as long as it takes: by itself it goes on to the settings after five seconds. */
async function paid(page: Page, news: string) {
  await expect(page).toHaveURL(/\/subscription\/result\?success=true/)
  await page.goto(`${page.url()}&stay=yes`)
  await expect(page.getByText(news)).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')

/** Buys Pro by the month and waits until the credits are there. */
async function buyPro(page: Page) {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Subscribe (Pro)' }).click()
  await pay(page)
  await expect(page).toHaveURL(/\/subscription\/result\?success=true/)
  await expect(page.getByRole('heading', { name: 'Successful' })).toBeVisible()
}

async function history(page: Page, script: boolean) {
  await page.goto('/settings?tab=credits')
  await expect(main(page).getByText('800', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Action').selectOption('refresh')
  if (!script) await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/action=refresh/)
  await expect(page.getByRole('row', { name: /Monthly Refresh/ }).nth(1)).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
}

async function exportCSV(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^credit-history-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines[0]?.trim()).toBe('Date,Action,Description,Credits')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.slice(1).every((line) => /,(Monthly Refresh|Credits Expired|Sign-up Credits),/.test(line))).toBe(true)
}

/** The journey of a buyer, from the pricing page to the exported history. */
async function theJourney(page: Page, script: boolean) {
  const looks = script ? wellMade : async () => {}
  await test.step('buys Pro by the month, and sees the credits arrive', async () => {
    await page.goto('/pricing')
    await looks(page)
    await buyPro(page)
    await looks(page)
    await expect(page).toHaveURL(/\/settings\?tab=subscription$/, { timeout: 60_000 })
    await expect(main(page).getByText('Active (Auto-renew)')).toBeVisible()
    await expect(main(page).getByText('$25 a month')).toBeVisible()
    await expect(page.getByRole('row', { name: /Pro.*\$25\.00/ })).toBeVisible()
    await looks(page)
  })
  await test.step('moves to annual billing', async () => {
    await page.goto('/pricing?billing=annual')
    await looks(page)
    await page.getByRole('link', { name: 'Switch to yearly billing (Pro)' }).click()
    await looks(page)
    await page.getByRole('button', { name: 'Switch to yearly billing' }).click()
    await expect(page).toHaveURL(/\/settings\?tab=subscription$/)
    await expect(main(page).getByText('$240 a year')).toBeVisible()
  })
  await test.step('cancels, and changes their mind', async () => {
    await page.getByRole('link', { name: 'Cancel plan' }).click()
    await looks(page)
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(main(page).getByText('Active (Until expiry)')).toBeVisible()
    await page.getByRole('button', { name: 'Resume plan' }).click()
    await expect(main(page).getByText('Active (Auto-renew)')).toBeVisible()
  })
  await test.step('reads and exports the history of their credits', async () => {
    await history(page, script)
    await looks(page)
    await exportCSV(page)
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, { tag: viewport.width < 1000 ? '@long' : [] }, () => {
    test.use({ viewport })

    test('somebody buys Pro, moves to annual billing, cancels, resumes and exports the history', async ({ page }) => {
      await signUp(page, somebody('buyer'))
      await theJourney(page, true)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same can be done with forms and links alone', async ({ page }) => {
    await signUp(page, somebody('plain'))
    await theJourney(page, false)
  })
})

test('a visitor who subscribes signs up first and comes to the checkout', async ({ page }) => {
  const person = somebody('keen')
  await page.goto('/pricing?billing=annual')
  await page.getByRole('button', { name: 'Subscribe (Basic)' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fpricing/)
  await main(page)
    .getByRole('link', { name: /sign up|create/i })
    .first()
    .click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await expect(page.getByText('$96').first()).toBeVisible()
  await wellMade(page)
})

test('a declined card buys nothing, and another one can be tried', async ({ page }) => {
  await signUp(page, somebody('declined'))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Subscribe (Pro)' }).click()
  await pay(page, '4000 0000 0000 0002')
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  await page.goto('/settings?tab=subscription')
  await expect(main(page).getByText('Payments will be listed here.')).toBeVisible()
  await buyPro(page)
})

test('credits can be bought on Pro, and arrive', async ({ page }) => {
  await signUp(page, somebody('packs'))
  await buyPro(page)
  await paid(page, 'with 800 credits')
  await page.goto('/settings?tab=credits')
  await wellMade(page)
  await page.getByRole('button', { name: 'Buy 200 extra credits' }).click()
  await pay(page)
  await paid(page, '200 extra credits')
  await page.goto('/settings?tab=credits')
  await expect(main(page).getByText('1,000', { exact: false }).first()).toBeVisible()
})

test('going back to Free asks first, and keeps what is paid for', async ({ page }) => {
  await signUp(page, somebody('person'))
  await buyPro(page)
  await paid(page, 'Payment received.')
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Cancel and go back to Free' }).click()
  await page.getByRole('button', { name: 'Go back to Free' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('You are now on the Free plan.')).toBeVisible()
  await page.goto('/settings?tab=subscription')
  await expect(main(page).getByText('Active (Until expiry)')).toBeVisible()
})
