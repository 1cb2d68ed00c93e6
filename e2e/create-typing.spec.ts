import { expect, type Page } from '@playwright/test'
import { test } from './bench'
import { openCreate, prompt } from './create'

const words = 'a watchful red fox among birches, soft light, '

/** Counts what keeps the page busy for 50 ms and longer while somebody types a long prompt. */
async function longTasks(page: Page, field: ReturnType<typeof prompt>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  for (let n = 0; n < 6; n++) await field.pressSequentially(words)
  return page.evaluate(() => (window as unknown as { found: number[] }).found.length)
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

// A busy machine makes any page late now and then. A page with nothing but a textarea, typed into in the same minute, tells
// how often; the screen may not be late more often than that.
test('typing a long prompt never keeps the screen busy', async ({ page, member }) => {
  await page.context().addCookies(member.cookies)
  const screen: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 3; round++) {
    await openCreate(page)
    screen.push(await longTasks(page, prompt(page)))
    await prompt(page).fill('')
    await page.goto('/robots.txt')
    await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')))
    bare.push(await longTasks(page, page.locator('textarea')))
  }
  console.log(`long tasks in ${6 * words.length} strokes: create ${screen}, a bare page ${bare}`)
  expect(median(screen)).toBeLessThanOrEqual(median(bare))
})
