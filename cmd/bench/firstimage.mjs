// Generates images on the create screen as the administrator, and prints for each the milliseconds from the press of Generate to
// the frame in which it is on the screen: node --input-type=module - BASE PASSWORD PROMPT...
import { chromium } from '@playwright/test'

const [base, password, ...prompts] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** Runs in the page: presses the button, and looks in every frame whether an image is there that was not there before. */
function untilImage() {
  const shown = () =>
    [...document.querySelectorAll('[data-result] img, [data-feed-image] img')].filter(
      (img) => img.complete && img.naturalWidth > 0,
    )
  const before = new Set(shown().map((img) => img.closest('[data-feed-image]')?.dataset.feedImage ?? img.src))
  const inSight = (img) => {
    const { top, bottom, width } = img.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  return new Promise((done, fail) => {
    const begun = performance.now()
    const look = () => {
      const found = shown().some(
        (img) => !before.has(img.closest('[data-feed-image]')?.dataset.feedImage ?? img.src) && inSight(img),
      )
      if (found) return requestAnimationFrame(() => done(performance.now() - begun))
      if (performance.now() - begun > 60_000) return fail(new Error('no image within a minute'))
      requestAnimationFrame(look)
    }
    const button = [...document.querySelectorAll('button')].find((b) => /^Generate image/.test(b.textContent.trim()))
    button.click()
    look()
  })
}

try {
  const page = await browser.newPage({ baseURL: base, viewport: { width: 1440, height: 900 } })
  const answer = await page.request.post('/auth', { form: { mode: 'login', username: 'admin', password } })
  if (!answer.ok() || answer.url().includes('/auth')) throw new Error(`signing in ended at ${answer.url()}`)
  await page.goto('/create')
  await page.locator('[data-island="create"][data-island-status=ready]').waitFor()
  await page.locator('.segmented label', { hasText: '1024' }).click()
  const times = []
  for (const prompt of prompts) {
    await page.getByLabel('Describe an image').fill(prompt)
    await page
      .getByRole('button', { name: /^Generate image/ })
      .and(page.locator(':enabled'))
      .waitFor()
    times.push(await page.evaluate(untilImage))
  }
  console.log(JSON.stringify(times))
} finally {
  await browser.close()
}
