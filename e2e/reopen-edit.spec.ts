import { expect, type Page, test } from '@playwright/test'
import { subscribe } from './create'
import { signUp, somebody } from './people'

// What was made can be taken up again: a saved edit with its steps, and all images of a generation in one file.

test.setTimeout(240_000)

const stage = (page: Page) => page.getByRole('region', { name: 'Selected image' })
const steps = (page: Page) => stage(page).getByRole('list', { name: 'Steps' }).getByRole('button')
const settled = (page: Page) => expect(stage(page).locator('.stage-view')).toHaveAttribute('aria-busy', 'false')

/** Generates images and returns their ids. */
async function made(page: Page, count: number): Promise<string[]> {
  const answer = await page.request.post('/api/v1/images/generate', {
    headers: { Prefer: 'wait' },
    data: { prompt: 'a red fox sitting', width: 512, height: 512, num_samples: count },
  })
  const { images } = await answer.json()
  expect(images).toHaveLength(count)
  return images.map(({ id }: { id: string }) => id)
}

/** Returns the share of the canvas whose pixels are not those of a file. */
function apart(page: Page, address: string): Promise<number> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage-image') as HTMLCanvasElement
    const { width, height } = canvas
    if (width !== bitmap.width || height !== bitmap.height) return 1
    const other = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    other.drawImage(bitmap, 0, 0)
    const mine = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, width, height).data
    const file = other.getImageData(0, 0, width, height).data
    let far = 0
    for (let i = 3; i < mine.length; i += 4) if (Math.abs((mine[i] ?? 0) - (file[i] ?? 0)) > 4) far++
    return (4 * far) / mine.length
  }, address)
}

test('a saved edit is opened with its steps, on the image that it was made of', async ({ page }) => {
  await signUp(page, somebody('again'))
  const [source] = await made(page, 1)
  const list = [
    { op: 'trim' },
    { op: 'pad', px: 30 },
    {
      op: 'brush',
      mode: 'erase',
      radius: 20,
      hardness: 0.5,
      points: [
        [120, 120],
        [180, 220],
      ],
    },
  ]
  const saved = await (await page.request.post(`/api/v1/images/${source}/edits`, { data: { steps: list } })).json()

  await page.goto(`/image/${saved.id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(stage(page)).toHaveAttribute('data-image', source as string)
  await expect(steps(page)).toHaveCount(3)
  await expect(page).toHaveURL(new RegExp(`/create\\?image=${source}$`))
  await expect(stage(page).locator('canvas.stage-image')).toBeVisible()
  await settled(page)
  expect(await apart(page, saved.file_url)).toBeLessThan(0.002)

  await stage(page)
    .getByRole('button', { name: /^Remove Trim/ })
    .click()
  await page.reload()
  await expect(steps(page)).toHaveCount(2) // what was done since is kept; the saved steps do not come back
})

test('all images of a generation are downloaded as a ZIP', async ({ page }) => {
  await signUp(page, somebody('several'))
  await subscribe(page, 'Pro')
  await made(page, 3)
  await page.goto('/create')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Generations' }).getByRole('button', { name: 'Download all' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})
