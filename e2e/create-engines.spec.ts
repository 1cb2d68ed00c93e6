import { expect, type Page } from '@playwright/test'
import { generateButton, openCreate, press, prompt, results, subscribe, table } from './create'
import { test as plain } from './own-server'
import { signUp, somebody } from './people'
import { TestServer } from './test-server'

/** Tests at a server with two engines: the illustrator, and a model behind OpenAI's API that only some plans include. */
const test = plain.extend<object, { server: TestServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      // The address answers to nobody: these journeys offer the model, and draw with the illustrator.
      const server = await TestServer.open({
        PELLUCID_ENGINES: 'illustrator,openai',
        PELLUCID_OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
        PELLUCID_OPENAI_MODEL: 'stablediffusion',
        PELLUCID_ENGINE_CREDITS: 'openai=3',
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

test.setTimeout(240_000)

const ratio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name},`) })
const engine = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Engine' }).getByRole('radio', { name })

/** Waits for one picture and returns how large it is, and how it lies on the table. */
async function onePicture(page: Page) {
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  const told = await table(page)
    .getByText(/^\d+ × \d+$/)
    .first()
    .textContent()
  const shown = await results(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { width, height } = image.getBoundingClientRect()
    return width / height
  })
  return { file: told?.split(' × ').map(Number), shown }
}

test('a ratio in the prompt makes a wide picture, whose place has its shape from the beginning', async ({ page }) => {
  await signUp(page, somebody('wide'))
  await openCreate(page)
  await prompt(page).fill('a red fox, 16:9')
  await expect(ratio(page, '16:9')).toBeChecked()
  await expect(page.getByText('512 × 288 px, from your prompt')).toBeVisible()

  await expect(engine(page, /Illustrator/)).toBeChecked()
  await expect(engine(page, /3 credits/)).toBeDisabled()
  await expect(page.getByText('Photo models are a premium feature')).toBeVisible()

  await press(page)
  const waiting = await table(page)
    .locator('.slot:not([data-state="passed"])')
    .evaluateAll(([slot]) => slot?.getBoundingClientRect().toJSON()) // boundingBox would wait for a slot for as long as the test may take
  const { file, shown } = await onePicture(page)
  expect(file).toEqual([512, 288])
  expect(shown).toBeCloseTo(16 / 9, 1)
  if (waiting) expect(waiting.width / waiting.height).toBeCloseTo(16 / 9, 1) // it may be drawn before we look

  await prompt(page).fill('a green apple')
  await expect(ratio(page, '1:1')).toBeChecked()
  await table(page).getByRole('button', { name: 'Use these settings again' }).click()
  await expect(ratio(page, '16:9')).toBeChecked()
  await expect(prompt(page)).toHaveValue('a red fox, 16:9')
})

test('on a phone a tall picture is chosen by hand and fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, somebody('tall'))
  await openCreate(page)
  await prompt(page).fill('a lighthouse, 16:9')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.locator('label', { has: ratio(page, '9:16') }).click() // the radio itself is hidden, and a forced click would not wait until the panel stands still
  await expect(ratio(page, '9:16')).toBeChecked()
  await press(page)
  const { file, shown } = await onePicture(page)
  expect(file).toEqual([288, 512])
  expect(shown).toBeCloseTo(9 / 16, 1)
  const box = await results(page).boundingBox()
  expect(box?.height).toBeLessThan(844)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('choosing a model shows what it costs and disables what it does not use', async ({ page }) => {
  await signUp(page, somebody('photo'))
  await subscribe(page, 'Pro')
  await openCreate(page)
  await engine(page, /3 credits/).check()
  await expect(generateButton(page)).toContainText('3 credits')
  await page.getByRole('button', { name: 'One image more' }).click()
  await expect(page.getByText('2 images · 6 credits')).toBeVisible()
  await page.getByText('Advanced Settings').click()
  await expect(page.getByLabel('Shadow')).toBeDisabled()
  await expect(page.getByText(/^Not used by /).first()).toBeVisible()
  await engine(page, /Illustrator/).check()
  await expect(page.getByLabel('Shadow')).toBeEnabled()
  await expect(page.getByText('2 images · 2 credits')).toBeVisible()
})
