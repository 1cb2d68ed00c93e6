import { expect, type Page, test } from '@playwright/test'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for help' })
const results = (page: Page) => page.locator('#help-results')
const entries = (page: Page) => results(page).getByRole('article')

async function noSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`at the ${size}`, () => {
    test.use({ viewport })

    test('help is found while somebody types', async ({ page }) => {
      await page.goto('/help')
      await expect(entries(page)).toHaveCount(5)
      await noSidewaysScroll(page)

      // What is typed before the page's script has come is searched with the next key, and this is typed within milliseconds.
      await expect(async () => {
        await search(page).fill('')
        await search(page).fill('CREDITS')
        await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
          /^Search Results: \d+ article\(s\) found$/,
          { timeout: 3000 },
        )
      }).toPass()
      await expect(page).toHaveURL(/\/help\?q=CREDITS$/)
      await expect(results(page).getByRole('link', { name: /How do credits work\?$/ })).toBeVisible()
      await expect(search(page)).toBeFocused()

      await search(page).fill('zzzz')
      await expect(results(page).getByRole('heading', { name: 'No articles found' })).toBeVisible()
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Search Results: 0 article(s) found')
      await noSidewaysScroll(page)
      await results(page).getByRole('link', { name: 'Browse all articles' }).click()
      await expect(entries(page)).toHaveCount(5)
      await expect(search(page)).toHaveValue('')
    })

    test('a category and Clear search both end a search', async ({ page }) => {
      await page.goto('/help?q=credits')
      await results(page).getByRole('link', { name: 'Clear search' }).click()
      await expect(page).toHaveURL(/\/help$/)
      await expect(search(page)).toHaveValue('')

      await search(page).fill('credits')
      await expect(page).toHaveURL(/q=credits/)
      await page
        .getByRole('navigation', { name: 'Help categories' })
        .getByRole('link', { name: 'Troubleshooting' })
        .click()
      await expect(page).toHaveURL(/\/help\?category=troubleshooting$/)
      await expect(search(page)).toHaveValue('')
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Troubleshooting')
    })

    test('an article is read and judged', async ({ page }) => {
      await readAndJudge(page)
      await noSidewaysScroll(page)
    })
  })
}

async function readAndJudge(page: Page) {
  await page.goto('/help?category=account')
  await results(page)
    .getByRole('link', { name: /How do credits work\?$/ })
    .click()
  await expect(page).toHaveURL(/\/help\/acc-2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do credits work?')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.locator('#useful')).toContainText(/thank/i)
  await page.reload()
  await expect(page.locator('#useful')).toContainText(/thank/i)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('help is found by a form, and an article is judged', async ({ page }) => {
    await page.goto('/help')
    await search(page).fill('prompt')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/\/help\?q=prompt$/)
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
      /^Search Results: \d+ article\(s\) found$/,
    )
    await results(page).getByRole('link', { name: 'Clear search' }).click()
    await expect(entries(page)).toHaveCount(5)
    await readAndJudge(page)
  })
})
