import { expect, type Page, test } from '@playwright/test'
import { signIn, signUp, somebody } from './people'

/** Sends the form that a button belongs to, and returns whether the page stayed. */
async function press(page: Page, name: string) {
  const before = page.url()
  await page.locator('main').getByRole('button', { name, exact: true }).first().click()
  expect(page.url()).toBe(before)
}

// The browser shows its own message in a bubble only for forms that it checks, or for an invalid event that nobody handles.
async function bubbles(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>('main form')]
      .flatMap((form) => [...form.elements] as HTMLInputElement[])
      .filter((control) => control.willValidate && !control.validity.valid && control.checkVisibility())
      .filter((control) => control.dispatchEvent(new Event('invalid', { cancelable: true })))
      .map((control) => control.name),
  )
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('what is wrong with a form is said beside its fields, never in a bubble', async ({ page }) => {
      await page.goto('/auth?mode=login')
      await press(page, 'Sign In')
      await expect(page.locator('#username-error')).toHaveText('Fill in this field.')
      await expect(page.locator('#password-error')).toHaveText('Enter your password.')
      await expect(page.getByLabel('Email or username')).toBeFocused()
      await page.getByLabel('Email or username').fill('somebody')
      await expect(page.locator('#username-error')).toHaveCount(0)
      expect(await bubbles(page)).toEqual([])

      await page.goto('/auth?mode=register')
      await page.getByLabel('Email').fill('nonsense')
      await page.getByLabel('Password', { exact: true }).fill('a quiet afternoon')
      await page.getByText('Choose a username or confirm your password').click()
      await page.getByLabel('Confirm password').fill('another one')
      await press(page, 'Create Account')
      await expect(page.locator('#email-error')).toHaveText('Enter an email address, such as name@example.com.')
      await expect(page.locator('#password_confirm-error')).toHaveText('Passwords do not match')

      await signUp(page, somebody('inline'))
      await page.goto('/settings?tab=security')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('#current_password-error')).toHaveText('Enter your password.')
      expect(await bubbles(page)).toEqual([])
    })

    test('the tier form says beside a price what is wrong with it', async ({ page }) => {
      await signIn(page, 'admin@example.com', 'only for tests')
      await page.goto('/admin/subscription-tiers/2')
      await page.getByLabel('Monthly Price').fill('9.999')
      await page.getByLabel('Name', { exact: true }).fill('')
      await press(page, 'Save Changes')
      await expect(page.locator('#price_monthly-error')).toHaveText('Use at most two decimals.')
      await expect(page.locator('#name-error')).toHaveText('Fill in this field.')
      expect(await bubbles(page)).toEqual([])
    })
  })
}

// The browser gives up a transition when the page that comes waits for its styles for four seconds. Its promise belonged to
// nobody, so that signing in over a slow line ended with an uncaught error.
test('signing in over a slow line leaves no uncaught error', async ({ page, context }) => {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  await page.goto('/auth?mode=login')
  await page.route('**/*.css', async (route) => {
    await new Promise((done) => setTimeout(done, 5000))
    await route.continue()
  })
  await page.getByLabel('Email or username').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('only for tests')
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('load')
  expect(errors).toEqual([])
})
