import { expect, type Page, test } from '@playwright/test'
import { signIn, signOut, signUp, somebody } from './people'

async function asAdmin(page: Page) {
  await signIn(page, 'admin', 'only for tests')
}

/** The line of the list, or of the table, in which these words stand. */
const line = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

for (const device of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`the admin area on a ${device.name}`, () => {
    test.use({ viewport: device.viewport })

    test('finds a user, gives credits, and takes no more than there are', async ({ page, browser }) => {
      const person = somebody('person')
      await signUp(await (await browser.newContext()).newPage(), person)
      await asAdmin(page)
      await page.goto('/admin')
      await page.getByRole('link', { name: 'Manage Users' }).click()
      await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
      await page.getByRole('searchbox', { name: /^Search u/ }).fill(person.username.slice(1).toUpperCase())
      await expect(page.getByText('1 user', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/search=/)
      await page.getByRole('link', { name: `View ${person.username}` }).click()
      await page.getByRole('link', { name: 'Credits', exact: true }).click()

      await page.getByLabel('Amount').fill('ten')
      await page.getByRole('button', { name: 'Adjust Credits' }).click()
      await expect(page.locator('#amount-error')).toHaveText('Please enter a valid credit amount')
      await page.getByLabel('Amount').fill('-11')
      await page.getByRole('button', { name: 'Adjust Credits' }).click()
      await expect(page.locator('#amount-error')).toHaveText(
        'Failed to adjust credits: 11 credits cannot be taken: only 10 are left. Nothing was changed.',
      )
      await page.getByLabel('Amount').fill('25')
      await page.getByLabel('Description (optional)').fill('sorry for Tuesday')
      await page.getByRole('button', { name: 'Adjust Credits' }).click()
      await expect(page.getByText('Successfully adjusted credits by 25')).toBeVisible()
      await expect(page.getByLabel('Amount')).toHaveValue('0')
      await expect(line(page, 'sorry for Tuesday')).toContainText('+25')
      await expect(page.getByText('Remaining credits').locator('..')).toContainText('35')
    })
  })
}

test('the list of users is sorted by a press, the other way round by another, and comes back as it was', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/users')
  const head = page.getByRole('columnheader', { name: 'Created' })
  await expect(page.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.goBack()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox', { name: /^Search u/ }).fill('nobody has this name')
  await expect(page.getByText('No users found')).toBeVisible()
})

test('a changed tier is on the pricing page at once, and what is refused stays in the form', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/pricing')
  await asAdmin(page)
  await page.goto('/admin/subscriptions')
  await page.getByRole('link', { name: 'Edit Basic' }).click() // nobody buys Basic by the month in another test meanwhile
  await page.getByLabel('Name').fill('Pro')
  await page.getByLabel('Monthly Price ($)').fill('11.50')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('#name-error')).toHaveText('Another plan already has this name.')
  await expect(page.getByLabel('Monthly Price ($)')).toHaveValue('11.50')
  await page.getByLabel('Name').fill('Basic')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Subscription tier updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await visitor.reload()
  await expect(visitor.getByText('11.50')).toBeVisible()
  await page.goto('/admin/subscription-tiers/2')
  await page.getByLabel('Monthly Price ($)').fill('10')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('users that cannot be loaded say so, and come with a second try', async ({ page }) => {
  await asAdmin(page)
  await page.route('**/api/v1/admin/users?*', (route) => route.abort())
  await page.goto('/admin/users')
  await expect(page.getByText('Error: Network error please wait to try or contact us.')).toBeVisible()
  await page.unroute('**/api/v1/admin/users?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(line(page, 'admin@example.com')).toBeVisible()
  await page.goto('/admin/users/999999')
  await expect(page.getByText('User not found', { exact: true })).toBeVisible()
  await page.goto('/admin/subscription-tiers/999')
  await expect(page.getByText('Subscription tier not found')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the admin area gives credits and edits a tier by its forms', async ({ page, browser }) => {
    const person = somebody('plain')
    await signUp(await (await browser.newContext()).newPage(), person)
    await asAdmin(page)
    await page.goto('/admin')
    await expect(page.getByText('Key statistics')).toBeVisible()
    const found = await page.request.get(`/api/v1/admin/users?search=${person.username}`)
    await page.goto(`/admin/users/${(await found.json()).data[0].id}?tab=credits`)
    await page.getByLabel('Amount').fill('7')
    await page.getByRole('button', { name: 'Adjust Credits' }).click()
    await expect(page.getByText('Successfully adjusted credits by 7')).toBeVisible()
    await expect(page.getByText('Remaining credits').locator('..')).toContainText('17')
    await page.goto('/admin/subscription-tiers/1')
    await page.getByLabel('Name').fill('Pro')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Failed to update tier: Another plan already has this name.')).toBeVisible()
  })
})

test('the admin area is shut for everybody else', async ({ page }) => {
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  const person = somebody('curious')
  await signUp(page, person)
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('You do not have permission to access the admin dashboard')).toBeVisible()
  await signOut(page)
})
