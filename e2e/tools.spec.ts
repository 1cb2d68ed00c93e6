import { expect, type Page } from '@playwright/test'
import { findings, show } from './axe'
import { image, rail, settled, stage, steps, test, tool } from './tools'

// The tools of the create screen at the real server: what the browser shows is what the server makes, nothing that was done
// gets lost, and every panel can be used and read by everybody.

test.setTimeout(240_000)

/** Returns the id of the image on the stage. */
async function selected(page: Page): Promise<string> {
  return (await stage(page).getAttribute('data-image')) ?? ''
}

/** Has the page take up steps as if they had been made before. */
async function withSteps(page: Page, id: string, list: object[]) {
  await page.evaluate(
    ([id, list]) => sessionStorage.setItem(`edit:${id}`, JSON.stringify({ steps: list, past: [], future: [] })),
    [id, list] as const,
  )
  await page.reload()
  await expect(steps(page)).not.toHaveCount(0)
  await expect(stage(page).locator('canvas.stage-image')).toBeVisible()
  await settled(page)
}

interface Difference {
  sizes: number[]
  mean: number // levels, of 255
  far: number // share of the pixels that differ by more than two levels
}

/** Compares the canvas with the PNG that the server makes of the same steps, both multiplied by alpha. */
function difference(page: Page, id: string, list: object[]): Promise<Difference> {
  return page.evaluate(
    async ([id, list]) => {
      const answer = await fetch(`/api/v1/images/${id}/edits/preview`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ steps: list }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      const bitmap = await createImageBitmap(await answer.blob())
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage-image') as HTMLCanvasElement
      const { width, height } = canvas
      const other = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      other.drawImage(bitmap, 0, 0)
      const sizes = [width, height, bitmap.width, bitmap.height]
      const mine = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, width, height).data
      const exact = other.getImageData(0, 0, width, height).data
      let [sum, far] = [0, 0]
      for (let i = 0; i < mine.length; i += 4) {
        const [a, b] = [mine[i + 3] as number, exact[i + 3] as number]
        let most = Math.abs(a - b)
        for (let c = 0; c < 3; c++)
          most = Math.max(most, Math.abs((mine[i + c] as number) * a - (exact[i + c] as number) * b) / 255)
        sum += most
        if (most > 2) far++
      }
      return { sizes, mean: (4 * sum) / mine.length, far: (4 * far) / mine.length }
    },
    [id, list] as const,
  )
}

const brush = {
  op: 'brush',
  mode: 'erase',
  radius: 30,
  hardness: 0.5,
  points: [
    [200, 200],
    [300, 260],
    [310, 330],
  ],
}

const EDITS: Record<string, object[]> = {
  'trim, square, pad': [{ op: 'trim' }, { op: 'square' }, { op: 'pad', px: 24 }],
  outline: [{ op: 'outline', width: 14.5, color: '#2743ff' }],
  'drop shadow': [{ op: 'shadow', kind: 'drop', color: '#000000', opacity: 0.4, blur: 22, dx: 5, dy: 12 }],
  'contact shadow': [{ op: 'shadow', kind: 'contact', color: '#102030', opacity: 0.5, blur: 12, dx: 0, dy: 0 }],
  feather: [{ op: 'feather', px: 5 }],
  choke: [{ op: 'choke', px: 2.5 }],
  grow: [{ op: 'choke', px: -3 }],
  specks: [{ op: 'specks', max_area: 900 }],
  'erase and restore': [brush, { ...brush, mode: 'restore', radius: 12 }],
  'replace a color': [{ op: 'replace_color', from: '#c85414', to: '#2fb344', tolerance: 0.12 }],
  'all in a row': [
    { op: 'outline', width: 9, color: '#ffffff' },
    { op: 'trim' },
    { op: 'feather', px: 1 },
    { op: 'pad', px: 8 },
  ],
}

test('the browser shows of every edit what the server makes, within two levels', async ({ page }) => {
  const id = await selected(page)
  for (const [name, list] of Object.entries(EDITS))
    await test.step(name, async () => {
      await withSteps(page, id, list)
      const found = await difference(page, id, list)
      expect.soft(found.sizes.slice(0, 2), name).toEqual(found.sizes.slice(2))
      expect.soft(found.mean, name).toBeLessThan(0.05)
      expect.soft(found.far, name).toBeLessThan(0.001)
    })
})

test('the clipboard of the system gets the image with its alpha', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stage(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied with transparency')).toBeVisible()
  const found = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const bitmap = await createImageBitmap((await item?.getType('image/png')) as Blob)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D
    canvas.drawImage(bitmap, 0, 0)
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
    const alphas = data.filter((_, i) => i % 4 === 3)
    const share = (is: (alpha: number) => boolean) => alphas.filter(is).length / alphas.length
    return {
      corner: data[3],
      clear: share((a) => a === 0),
      full: share((a) => a === 255),
      soft: share((a) => a > 0 && a < 255),
    }
  })
  expect(found.corner).toBe(0)
  expect(found.clear).toBeGreaterThan(0.3)
  expect(found.full).toBeGreaterThan(0.1)
  expect(found.soft).toBeGreaterThan(0.001)
})

test('dragged out of the page the image is a PNG with a name', async ({ page }) => {
  await page.evaluate(() => {
    document.addEventListener('dragstart', ({ dataTransfer }) => {
      const file = dataTransfer?.files[0]
      Object.assign(window, {
        dragged: { url: dataTransfer?.getData('DownloadURL'), file: file && [file.name, file.type, file.size] },
      })
    })
  })
  const loaded = page.waitForResponse((answer) => answer.url().endsWith('.png'))
  await image(page).hover()
  await (await loaded).finished()
  const box = await image(page).boundingBox()
  if (!box) throw new Error('no image')
  await expect(async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 5 })
    await page.mouse.up()
    const dragged = await page.evaluate(
      () => (window as unknown as { dragged?: { url: string; file: unknown[] } }).dragged,
    )
    expect(dragged?.url).toMatch(/^image\/png:a-red-fox-sitting\.png:http/)
    expect(dragged?.file?.slice(0, 2)).toEqual(['a-red-fox-sitting.png', 'image/png'])
  }).toPass()
})

test('steps can be undone, made again and removed, and outlive a reload', async ({ page }) => {
  const outline = await tool(page, 'Outline')
  await outline.getByLabel('Width, pixels').fill('20')
  const trim = await tool(page, 'Trim')
  await trim.getByLabel('Cut to the image').check()
  await expect(steps(page)).toHaveText([/Outline 20 px/, /Trim/])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(steps(page)).toHaveText([/Outline 20 px/])
  await page.keyboard.press('Control+Shift+z')
  await expect(steps(page)).toHaveCount(2)
  await page.reload()
  await expect(steps(page)).toHaveText([/Outline 20 px/, /Trim/])
  await steps(page).first().click()
  await expect(steps(page)).toHaveText([/Trim/])
  await stage(page).getByRole('button', { name: 'Reset' }).click()
  await expect(steps(page)).toHaveCount(0)
  await expect(stage(page).getByText('Edges: clean on any background')).toBeVisible()
})

test('a stroke erases under the pointer, and the brackets change its radius', async ({ page }) => {
  const panel = await tool(page, 'Erase or restore')
  await expect(panel.getByLabel('Radius, pixels')).toHaveValue('24')
  await expect(async () => {
    await page.keyboard.press(']') // heard once the brush has been taken up
    await expect(panel.getByLabel('Radius, pixels')).toHaveValue('29', { timeout: 3000 }) // pressed once more too early, it would be 35
  }).toPass()
  const box = await stage(page).locator('canvas.stage-image').boundingBox()
  if (!box) throw new Error('no canvas')
  const alphaInside = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas.stage-image') as HTMLCanvasElement
      const at = [0.5 * canvas.width, 0.66 * canvas.height] as const
      return canvas.getContext('2d')?.getImageData(...at, 1, 1).data[3]
    })
  await expect.poll(alphaInside).toBe(255)
  await page.mouse.move(box.x + 0.42 * box.width, box.y + 0.66 * box.height)
  await page.mouse.down()
  await page.mouse.move(box.x + 0.58 * box.width, box.y + 0.66 * box.height, { steps: 8 })
  expect(await alphaInside()).toBe(0) // at once, before the stroke is a step
  await page.mouse.up()
  await expect(steps(page)).toHaveText([/Erase/])
  await settled(page)
  await expect.poll(alphaInside).toBe(0)
  await stage(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(alphaInside).toBe(255)
})

test('without a pointer the brush works by numbers', async ({ page }) => {
  const panel = await tool(page, 'Erase or restore')
  await panel.getByText('Without a mouse').press('Enter')
  await panel.getByLabel('From the left, pixels').fill('256')
  await panel.getByRole('button', { name: 'Apply the brush here' }).press('Enter')
  await expect(steps(page)).toHaveText([/Erase/])
})

test('a color of the image is picked on the stage and replaced', async ({ page }) => {
  const panel = await tool(page, 'Replace a color')
  await expect(panel.getByRole('button', { name: 'Click the image…' })).toBeVisible()
  const box = await stage(page).locator('canvas.stage-image').boundingBox()
  if (!box) throw new Error('no canvas')
  await page.mouse.click(box.x + 0.02 * box.width, box.y + 0.02 * box.height)
  await expect(page.getByText('That spot is transparent.')).toBeVisible()
  await page.mouse.click(box.x + 0.5 * box.width, box.y + 0.66 * box.height)
  await expect(panel.getByLabel('From')).not.toHaveValue('#ffffff')
  await panel.getByLabel('To', { exact: true }).fill('#2fb344')
  await expect(steps(page)).toHaveText([/to #2fb344/])
})

test('a part is redrawn in another color by the server, and what was done after it is done again', async ({ page }) => {
  await (await tool(page, 'Trim')).getByLabel('Cut to the image').check()
  const parts = await tool(page, 'Recolor a part')
  const redrawn = page.waitForResponse((answer) => answer.url().endsWith('/edits/preview') && answer.ok())
  await parts.locator('input[type=color]').first().fill('#2f6fd0')
  await redrawn
  await expect(steps(page)).toHaveText([/Recolor/, /Trim/])
  await settled(page)
  const blue = await page.evaluate(() => {
    const canvas = document.querySelector('canvas.stage-image') as HTMLCanvasElement
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let count = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i + 2] ?? 0) > (data[i] ?? 0) + 40) count++
    return count
  })
  expect(blue).toBeGreaterThan(2000)
})

test('an edit is saved as a new image, without a credit', async ({ page }) => {
  const credits = async () => (await (await page.request.get('/api/v1/images/usage')).json()).remaining_credits
  const [before, source] = [await credits(), await selected(page)]
  await (await tool(page, 'Outline')).getByLabel('Width, pixels').fill('12')
  await settled(page)
  await stage(page).getByRole('button', { name: 'Save as new image' }).click()
  await expect(page.getByText('Saved as a new image')).toBeVisible()
  await expect(stage(page).locator('img.stage-image')).toBeVisible()
  await expect(stage(page)).not.toHaveAttribute('data-image', source)
  const saved = await selected(page)
  expect(await credits()).toBe(before)
  const edit = await (await page.request.get(`/api/v1/images/${saved}/edits`)).json()
  expect(edit).toMatchObject({ source_id: source, steps: [{ op: 'outline', width: 12 }] })
  await page.request.delete(`/api/v1/images/${saved}`) // the other tests go on with the one that was drawn
})

// On a laptop the last tools of the rail opened below its lower edge: Export showed its formats, and no file.
test('the panel of the last tool opens in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await tool(page, 'Export')
  await expect(panel.getByRole('button', { name: /App icon set/ })).toBeInViewport({ ratio: 1 })
  await expect(rail(page).getByRole('button', { name: /^Export/ })).toBeInViewport({ ratio: 1 })
})

// The stage is above the feed: far down, a click changed what nobody saw.
test('an image that is clicked in the feed is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 620 })
  const tile = page.locator('[data-feed-image]').last()
  await tile.scrollIntoViewIfNeeded()
  await expect(image(page)).not.toBeInViewport({ ratio: 0.9 })
  await tile.click()
  await expect(image(page)).toBeInViewport({ ratio: 0.9 })
})

const PANELS = [
  'Variations',
  'More like this',
  'Trim',
  'Pad and square',
  'Outline',
  'Shadow',
  'Feather or choke',
  'Specks',
  'Erase or restore',
  'Replace a color',
  'Recolor a part',
  'Mock-up',
  'Sticker or sprite sheet',
  'Another size',
  'Export',
]

for (const view of ['desktop, light', 'phone, dark'] as const)
  test(`no panel has a finding: ${view}`, async ({ page }) => {
    await show(page, view)
    for (const name of PANELS) {
      const panel = await tool(page, name)
      await expect(panel.getByText(/^(Loading|Looking)/)).toHaveCount(0)
      expect.soft(await findings(page, '.create'), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
    }
    if (view === 'phone, dark') return
    await page.setViewportSize({ width: 1024, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'wider than a tablet').toBeLessThanOrEqual(0)
  })
