import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { ask, notice, openCreate, panel, press, prompt, results, table } from './create'
import { test } from './own-server'

const credits = (page: Page) => page.locator('.credits-left')
const four = { size: '1024', count: 4 }

test.setTimeout(240_000) // drawing takes its time where much else goes on

test.beforeEach(async ({ page, member }) => {
  await page.context().addCookies(member.cookies)
  await openCreate(page)
})

test('a power cut in the middle loses nothing, and nothing is paid twice', async ({ page, server }) => {
  const before = Number.parseInt((await credits(page).textContent()) ?? '', 10)
  await ask(page, 'a green frog, flat design', four)
  await press(page)
  await expect(results(page)).not.toHaveCount(0, { timeout: 60_000 })
  await server.crash()
  await server.start()
  const again = panel(page).getByRole('button', { name: 'Check again' }) // a slow start takes longer than five looks
  await expect(results(page).nth(3).or(again).first()).toBeVisible({ timeout: 120_000 })
  if (await again.isVisible()) await again.click()
  await expect(results(page)).toHaveCount(4, { timeout: 120_000 })
  await expect(page.getByRole('heading', { name: '4 images' })).toBeVisible()
  await expect(credits(page)).toHaveText(`${before - 4} credits`)
})

test('after five looks in vain it says where the pictures will be, and looks again when asked to', async ({
  page,
  server,
}) => {
  await ask(page, 'a blue whale, watercolor', { size: '512' })
  server.proxy.disturb('GET /api/v1/images/task/', { kind: 'drop' })
  await press(page)
  const lost = 'Get task status failed, please check it later in My Gallery.'
  await expect(notice(page)).toContainText(lost, { timeout: 60_000 })
  await expect(panel(page).getByRole('link', { name: 'My Gallery', exact: true })).toBeVisible()
  server.proxy.calm()
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
})

test('cancelling keeps what is made and gives back the rest', async ({ page }) => {
  const before = Number.parseInt((await credits(page).textContent()) ?? '', 10)
  await ask(page, 'a red apple', four)
  await press(page)
  await expect(credits(page)).toHaveText(`${before - 4} credits`) // reserved
  await table(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(notice(page)).toContainText('Canceled.', { timeout: 60_000 })
  const returned = Number(/Credits for (\d) of 4/.exec((await notice(page).textContent()) ?? '')?.[1] ?? 4)
  await expect(credits(page)).toHaveText(`${before - 4 + returned} credits`)
  if (returned < 4) await expect(results(page)).toHaveCount(4 - returned) // with none, the newest row is an earlier one
  await expect(table(page).locator('.slot:not([data-state="passed"])')).toHaveCount(0)
})

test('a cancellation that does not arrive changes nothing', async ({ page, server }) => {
  await ask(page, 'a yellow star', four)
  server.proxy.disturb('DELETE /api/v1/images/task/', { kind: 'drop' })
  await press(page)
  await table(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Network error please wait to try or contact us.').first()).toBeVisible()
  await expect(results(page)).toHaveCount(4, { timeout: 120_000 })
})

test('a closed tab loses neither the task nor the next idea, and another browser finds the task too', async ({
  page,
  server,
  browser,
  member,
}) => {
  const busy: string[] = [] // tasks that keep the queue busy while browsers open and close
  for (const prompt of ['a bowl of fruit', 'a bunch of flowers', 'a toolbox']) {
    const data = { prompt, num_samples: 4, width: 1536, height: 1536 }
    const accepted = await page.request.post(`${server.url}/api/v1/images/generate`, { data })
    expect(accepted.status()).toBe(200)
    busy.push((await accepted.json()).task_id)
  }
  await ask(page, 'a black cat, flat design', four)
  await press(page)
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect(table(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await prompt(page).fill('an idea for later')
  await page.close()

  const again = await page.context().newPage()
  await openCreate(again)
  await expect(prompt(again)).toHaveValue('an idea for later')
  await expect(again.getByRole('button', { name: 'Generating...' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: server.url, storageState: member })
  const other = await elsewhere.newPage()
  await openCreate(other)
  await expect(prompt(other)).toHaveValue('a black cat, flat design')
  for (const id of busy) await other.request.delete(`${server.url}/api/v1/images/task/${id}`)
  await expect(results(other)).toHaveCount(4, { timeout: 120_000 })
  await expect(results(again)).toHaveCount(4, { timeout: 60_000 })
  await elsewhere.close()
})

test('a draft is gone when it was generated, and when its writer signs out', async ({ page }) => {
  await ask(page, 'a pink flamingo')
  await press(page)
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('create-draft'))).toBeNull()
  await page.reload() // from now on the server restores it, on every device
  await expect(prompt(page)).toHaveValue('a pink flamingo')
  await expect(results(page)).toHaveCount(1)

  await prompt(page).fill('something private')
  await page.reload()
  await expect(prompt(page)).toHaveValue('something private')
  await page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault()) // the others still need the session
    document.querySelector<HTMLFormElement>('form[action="/auth/logout"]')?.requestSubmit()
  })
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('something private')
})

test('enhancing shows what it adds, offers three wordings, and is taken back with one click', async ({
  page,
  server,
}) => {
  const enhance = page.getByRole('button', { name: /^Enhanc/ })
  await prompt(page).fill('') // the last prompt is in the form again
  await expect(enhance).toBeDisabled()
  await enhance.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a prompt before enhancing.', { exact: true })).toBeVisible()

  const before = (await credits(page).textContent()) ?? ''
  await prompt(page).fill('three blue butterflies, watercolor')
  await enhance.click()
  const wordings = page.getByRole('group', { name: 'Choose a wording' }).getByRole('radio')
  await expect(wordings).toHaveCount(3)
  const first = await prompt(page).inputValue()
  expect(first).toContain('watercolor of three blue butterflies')
  await expect(page.locator('.prompt-diff ins').first()).toBeVisible()
  await wordings.nth(1).check()
  await expect(prompt(page)).not.toHaveValue(first)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(prompt(page)).toHaveValue('three blue butterflies, watercolor')
  await expect(credits(page)).toHaveText(before)

  server.proxy.disturb('POST /api/v1/images/enhance-prompt', { kind: 'drop' })
  await enhance.click()
  await expect(page.locator('.notice-error')).toContainText('Failed to enhance prompt. Please try again.')
  await expect(prompt(page)).toHaveValue('three blue butterflies, watercolor')
})

test('what is typed while enhancing stands', async ({ page, server }) => {
  let release = () => {}
  const until = new Promise<void>((done) => {
    release = done
  })
  server.proxy.disturb('POST /api/v1/images/enhance-prompt', { kind: 'hold', until })
  await prompt(page).fill('a fox')
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeDisabled()
  await prompt(page).fill('a hare instead')
  release()
  await expect(page.getByRole('button', { name: 'Enhance', exact: true })).toBeEnabled()
  await expect(prompt(page)).toHaveValue('a hare instead')
})

test('keys: generate, move between the results, download', async ({ page }) => {
  await ask(page, 'a brown bear', { count: 2 })
  await prompt(page).press('Control+Enter')
  const tiles = table(page)
    .locator('.gens > .gen:not([aria-busy]):first-child', { hasText: 'a brown bear' })
    .locator('[data-feed-image]')
  await expect(tiles).toHaveCount(2, { timeout: 60_000 }) // drawn images are on the stage before they are in the feed
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  const download = page.waitForEvent('download')
  await page.keyboard.press('d')
  expect((await download).suggestedFilename()).toBe('a-brown-bear.png')
  const second = tiles.nth(1)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('/')
  await expect(prompt(page)).toBeFocused()
})

test('every form of a picture can be had, and its settings be used again', async ({ page }) => {
  await ask(page, 'a green cactus')
  await press(page)
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  await table(page).locator('.dropdown summary').click()
  const download = page.waitForEvent('download')
  await table(page).getByRole('link', { name: 'WebP, 256 × 256 px' }).click()
  expect((await download).suggestedFilename()).toBe('a-green-cactus.webp')

  await prompt(page).fill('something else')
  await page.getByRole('button', { name: 'Use these settings again' }).click()
  await expect(prompt(page)).toHaveValue('a green cactus')
  await page.getByText('Advanced Settings').click()
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(/^\d+$/)
  await page.getByRole('button', { name: 'Keep this seed' }).click()
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('')
})

/** Lets the page have a picture as a drop or a paste would bring it. */
async function bring(page: Page, kind: 'drop' | 'paste') {
  const picture = (await readFile('docs/bear.webp')).toString('base64')
  await page.evaluate(
    ([type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], `${type}ed.webp`, { type: 'image/webp' }))
      const options = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data })
      document.body.dispatchEvent(event)
    },
    [kind, picture] as const,
  )
}

test('reference images are picked, dropped and pasted, and the result tells what it took from them', async ({
  page,
  server,
}) => {
  const tiles = page.locator('.reference-tile img[alt^="reference"]')
  const picker = page.getByLabel('Reference images')
  await bring(page, 'drop')
  await expect(tiles).toHaveCount(1)
  await bring(page, 'paste')
  await expect(tiles).toHaveCount(2)
  const file = { name: 'a.webp', mimeType: 'image/webp', buffer: await readFile('docs/bear.webp') }
  await picker.setInputFiles([file, { ...file, name: 'b.webp' }])
  await expect(tiles).toHaveCount(3)
  await expect(page.getByText('You can use up to 3 reference images. 1 file left out.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a reference image' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove reference 3' }).click()
  await page.getByRole('button', { name: 'Remove reference 2' }).click()
  await expect(tiles).toHaveCount(1)
  await picker.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByRole('alert').filter({ hasText: 'fake.png' })).toContainText('PNG, JPEG or WebP')
  await page.getByRole('button', { name: 'Dismiss the message about fake.png' }).click()

  server.proxy.disturb('POST /api/v1/images/references', { kind: 'drop' })
  await picker.setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: 'a.webp' })).toContainText('Network error')
  server.proxy.calm()

  await page.reload() // the draft goes on with its reference
  await ask(page, 'a red apple')
  await expect(tiles).toHaveCount(1)
  await press(page)
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  await expect(
    table(page)
      .getByText(/^Took the .* of your reference/)
      .first(),
  ).toBeVisible()
})

test('a similar picture starts from its source, which is shown', async ({ page }) => {
  await ask(page, 'a red apple', { size: '768' })
  await press(page)
  await expect(results(page)).toHaveCount(1, { timeout: 60_000 })
  const id = await table(page).locator('.result-more').getAttribute('data-result')
  await openCreate(page, `?clone_from=${id}`)
  await expect(prompt(page)).toHaveValue('a red apple')
  await expect(page.getByRole('img', { name: 'the image that this one starts from' })).toBeVisible()
  await press(page)
  await expect(
    table(page)
      .getByText(/^Took the /)
      .first(),
  ).toBeVisible({ timeout: 60_000 })
})
