import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLES } from '../islands/create/prompt/samples'
import { examine } from './axe'
import { signUp, somebody } from './people'

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Describe an image' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate image' })
const cut = (page: Page, name: string) => page.locator(`[data-cut=${name}]`)

/** Width, height and the share of clear pixels of a PNG that was downloaded. */
async function measure(page: Page, file: Buffer) {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.drawImage(image, 0, 0)
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height)
    let clear = 0
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i] === 0) clear++
    return { width: image.width, height: image.height, clear: (4 * clear) / pixels.length }
  }, file.toString('base64'))
}

for (const [name, viewport] of Object.entries(sizes))
  test(`from the landing page to a file on a ${name}: a sentence and two clicks, without an account`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await prompt(page).fill('a hot air balloon')
    await generate(page).click()
    await expect(page.getByText('Edge check: Passed')).toBeVisible()
    await expect(cut(page, 'own')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PNG' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('a-hot-air-balloon.png')
    const file = await measure(page, readFileSync(await download.path()))
    expect([file.width, file.height]).toEqual([512, 512])
    expect(file.clear).toBeGreaterThan(0.3)
    await examine(page, `landing-try-${name}`)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Download PNG' })).toBeVisible()
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form leads to a page with the image, the file and the backgrounds', async ({ page }) => {
    await page.goto('/')
    await prompt(page).fill('a red fox')
    await generate(page).click()
    await expect(page.getByText('Edge check: Passed')).toBeVisible()
    await expect(cut(page, 'own')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PNG' }).click()
    expect((await download).suggestedFilename()).toBe('a-red-fox.png')
    const background = () => page.locator('#hero').evaluate((hero) => getComputedStyle(hero).backgroundColor)
    await page.getByRole('radio', { name: 'A color' }).check({ force: true })
    await expect.poll(background).toBe('rgb(216, 240, 74)') // once it has faded in
    await page.getByRole('radio', { name: 'neon flamingo' }).check({ force: true })
    await expect(cut(page, 'glow')).toBeVisible()
    await expect(cut(page, 'own')).toBeHidden()
  })
})

test('a visitor keeps the image by signing up with an email and a password, and no credit is taken', async ({
  page,
}) => {
  const person = somebody('keeper')
  await page.goto('/')
  await prompt(page).fill('goldfish in a glass bowl')
  await generate(page).click()
  await page.getByRole('link', { name: 'Keep it in a free account' }).click()
  await expect(page.getByText('moves to your account when you sign up')).toBeVisible()
  await examine(page, 'sign-up-with-an-image')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/image\//)
  await expect(page.getByText('Your image is saved in My Images.')).toBeVisible()
  const usage = await page.request.get('/api/v1/images/usage')
  expect((await usage.json()).remaining_credits).toBe(10)
  const mine = await page.request.get('/api/v1/images/my')
  expect((await mine.json()).data).toMatchObject([{ prompt: 'goldfish in a glass bowl', is_public: false, width: 512 }])
})

test('a prompt that needs an account runs as soon as there is one: three fields to the first image', async ({
  page,
}) => {
  const person = somebody('runner')
  await page.goto('/register?prompt=a+paper+boat')
  await expect(page.locator('.auth-prompt')).toContainText('a paper boat')
  await examine(page, 'sign-up-with-a-prompt')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/create/)
  await expect
    .poll(async () =>
      (await (await page.request.get('/api/v1/images/my')).json()).data.map((i: { prompt: string }) => i.prompt),
    )
    .toEqual(['a paper boat'])
})

test('what cannot be drawn is told beside the prompt, which stays', async ({ page }) => {
  await page.goto('/')
  await prompt(page).fill('quantum spectrogram')
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText('We can')
  await expect(prompt(page)).toHaveValue('quantum spectrogram')
  await expect(prompt(page)).toHaveAttribute('aria-invalid', 'true')
  await examine(page, 'landing-refused')
})

test('an answer that is not ours is told as a failure, never shown', async ({ page }) => {
  await page.goto('/')
  await page.route('**/try', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  )
  await prompt(page).fill('a red fox')
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('Network error please wait to try or contact us.')
  await expect(page.getByText('Bad Gateway')).toHaveCount(0)
  await expect(prompt(page)).toHaveValue('a red fox')
})

test('every prompt that we suggest is drawn whole', async ({ page }) => {
  await signUp(page, somebody('reader'))
  await page.goto('/')
  const placeholders = [await prompt(page).getAttribute('placeholder')]
  const tries = await page
    .locator('[data-fill]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-fill')))
  expect(tries.length).toBeGreaterThan(2)
  await page.goto('/create')
  placeholders.push(await prompt(page).getAttribute('placeholder'))
  for (const text of [...placeholders, ...tries, ...SAMPLES]) {
    const answer = await page.request.post('/api/v1/images/explain', { data: { prompt: text } })
    expect(await answer.json(), text ?? '').toMatchObject({ stands_in: [], left_out: [] })
  }
})

test('the image over the headline is dragged by what is to be seen of it, and moved with the keyboard', async ({
  page,
}) => {
  await page.goto('/')
  const glass = cut(page, 'glass')
  await glass.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const before = await glass.boundingBox()
  if (!before) throw new Error('there is no image')
  const middle = [before.x + before.width * 0.35, before.y + before.height * 0.55] as const
  await page.mouse.move(...middle)
  await page.mouse.down()
  await page.mouse.move(middle[0] - 120, middle[1] + 40, { steps: 4 })
  await page.mouse.up()
  const dragged = await glass.boundingBox()
  expect([(dragged?.x ?? 0) - before.x, (dragged?.y ?? 0) - before.y].map(Math.round)).toEqual([-120, 40])
  await glass.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  const nudged = await glass.boundingBox()
  expect([(nudged?.x ?? 0) - before.x, (nudged?.y ?? 0) - before.y].map(Math.round)).toEqual([-104, 88])
  await page.keyboard.press('Escape')
  expect(await glass.boundingBox()).toEqual(before)
  await prompt(page).click() // the image lies over a part of the box, and does not catch what is meant for it
  await expect(prompt(page)).toBeFocused()
})

// A butterfly of an earlier page covered words at 1,024 px, and a bubble of this one covered the button.
test('no image covers the prompt box where there is little room', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 700, 1024, 1200, 1279]) {
    await page.setViewportSize({ width, height: 800 })
    const [over, under] = await page.evaluate(() =>
      ['.hero-words', '[data-cut=glass]'].map((part) =>
        Number(getComputedStyle(document.querySelector(part) as Element).zIndex),
      ),
    )
    expect(over, `at ${width}`).toBeGreaterThan(under ?? 9)
  }
})

test('the line between a fault and the file moves with the keyboard, and the numbers are counted from the pixels', async ({
  page,
}) => {
  await page.goto('/')
  const line = page.getByRole('slider', { name: 'Position of the line' })
  await page.locator('[data-compare]').scrollIntoViewIfNeeded()
  await expect(line).toBeAttached()
  const number = async (name: string) =>
    Number((await page.locator(`[data-number=${name}]`).textContent())?.replace(/[,%]/g, ''))
  await expect.poll(() => number('added')).toBeGreaterThan(1000)
  expect(await number('added-ours')).toBe(0)
  expect(await number('soft')).toBe(0)
  expect(await number('soft-ours')).toBeGreaterThan(1000)
  const halo = await number('added')
  await page.getByRole('radio', { name: 'Painted checkerboard' }).check({ force: true })
  await expect.poll(() => number('added')).toBeGreaterThan(2 * halo)
  const drawing = () => page.locator('.compare-canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await drawing()
  await line.focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('PageDown')
  expect(await drawing()).not.toBe(before)
})

test('a page that is only opened draws no demonstration', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 760 })
  const drawn: string[] = []
  page.on('request', (request) => request.url().includes('/demonstrations') && drawn.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(drawn).toEqual([])
  // Who captures or prints the whole page gets what is below the first screen, too.
  await expect(page.locator('.home-section:not(.laid-out)')).toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('slider', { name: 'Position of the line' })).toBeAttached()
})

test('the mock-ups are drawn from the image that is picked', async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-uses]').scrollIntoViewIfNeeded()
  const drawings = () =>
    page
      .locator('[data-scene]')
      .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL().length))
  await expect.poll(async () => Math.min(...(await drawings()))).toBeGreaterThan(10_000)
  const fox = await drawings()
  await page.getByRole('radio', { name: 'Octopus' }).check({ force: true })
  await expect.poll(async () => (await drawings()).every((size, i) => size !== fox[i])).toBe(true)
})

test('the loop moves only where it is seen, can be paused, and stands still for who wants no motion', async ({
  page,
}) => {
  await page.goto('/')
  const playing = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) =>
              one.playState === 'running' && one.effect && (one as CSSAnimation).animationName?.startsWith('loop-'),
          ).length,
    )
  // It once ran from the beginning, two screens below what was seen, and cost a phone a style pass in every frame.
  await expect.poll(playing).toBe(0)
  await page.locator('.loop').scrollIntoViewIfNeeded()
  await expect.poll(playing).toBeGreaterThan(10)
  await page.getByRole('checkbox', { name: 'Pause' }).check({ force: true })
  expect(await playing()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.locator('.loop').scrollIntoViewIfNeeded()
  expect(await playing()).toBe(0)
  await expect(page.locator('.loop-image')).toHaveCSS('opacity', '1')
})

test('the landing page breaks no rule, and nothing on it shifts while it loads', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    }
  })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
  await examine(page, 'landing')
})
