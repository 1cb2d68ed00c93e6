import { type Browser, expect, type Page } from '@playwright/test'
import { openCreate, prompt } from './create'
import { test } from './own-server'

const text = 'a watchful red fox among birches, soft light, '.repeat(6)
const LONG = 50 // milliseconds

interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number // microseconds by the clock
  tdur?: number // microseconds that the thread itself has worked
  args: { name?: string }
}

// What a busy machine takes away from a page is not the page's own: a task is as long as its thread has worked.
async function tasksWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const mains = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const main = (event: TraceEvent) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const tasks = trace.traceEvents.filter((event) => event.name.endsWith('RunTask') && main(event))
  const worked = tasks.filter(({ tdur }) => tdur !== undefined) // where threads have a clock of their own at all
  return (worked.length > 0 ? worked : tasks).map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
}

test.use({ trace: 'off' }) // a recorded page is busy with being recorded

test('typing a long prompt never keeps the screen busy', async ({ browser, page, member }) => {
  await page.context().addCookies(member.cookies)
  await openCreate(page)
  await page.evaluate(() => {
    const late: number[] = []
    Object.assign(window, { late })
    new PerformanceObserver((list) => late.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  const tasks = await tasksWhile(browser, page, () => prompt(page).pressSequentially(text))
  await expect(prompt(page)).toHaveValue(text)
  const late = await page.evaluate(() => (window as unknown as { late: number[] }).late.length)
  const longest = Math.max(...tasks)
  console.log(
    `${text.length} strokes, ${tasks.length} tasks, longest ${longest.toFixed(1)} ms, ${late} late by the clock`,
  )
  expect(tasks.length).toBeGreaterThan(text.length)
  expect(longest).toBeLessThan(LONG)
})

test('the measure notices a screen that is busy', async ({ browser, page, member }) => {
  await page.context().addCookies(member.cookies)
  await openCreate(page)
  await page.evaluate(() => {
    const toil = () => {
      for (let n = 0; n < 3e8; n++) Math.sqrt(n)
    }
    document.addEventListener('keydown', toil, { once: true })
  })
  const tasks = await tasksWhile(browser, page, () => prompt(page).press('a'))
  expect(Math.max(...tasks)).toBeGreaterThan(LONG)
})
