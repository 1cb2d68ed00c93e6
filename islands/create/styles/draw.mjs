// Draws the small images of the styles with our own illustrator, one same subject in each of a group: make build, then
// node islands/create/styles/draw.mjs, from the root of the repository. They are committed; draw them again when the styles change.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'

// Looks differ in how they paint a surface, so theirs has a large one, with fur; a house has none, and all looks of it were
// alike. Finishes and colors need lines and many colors: an isometric face is only a crooked one.
const LOOKS = ['Realistic', 'Flat Design', '3D Render', 'Watercolor', 'Digital Art', 'Anime']
const subjectOf = (name) => (LOOKS.includes(name) ? 'a koala face' : 'a house')
const SIDE = 104 // pixels: twice of what is shown
const MOST = 4096 // bytes of each

const names = readFileSync(path.join(import.meta.dirname, 'styles.ts'), 'utf8')
  .match(/name: '[^']+'/g)
  .map((found) => found.slice(7, -1))
const folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const name of names) {
  const file = path.join(folder, 'style.png')
  execFileSync(
    'bin/pellucid',
    ['generate', `${subjectOf(name)}, ${name}`, '--size', '512', '--seed', '3', '-o', file],
    {
      stdio: 'ignore',
    },
  )
  const webp = await page.evaluate(small, { png: readFileSync(file).toString('base64'), side: SIDE, most: MOST })
  const out = path.join(import.meta.dirname, 'art', `${name.toLowerCase().replaceAll(' ', '-')}.webp`)
  writeFileSync(out, Buffer.from(webp, 'base64'))
  console.log(out, Buffer.from(webp, 'base64').length)
}
await browser.close()
rmSync(folder, { recursive: true })

/** In the browser: trims a PNG, scales it into a square, and returns the best WebP that is small enough. */
async function small({ png, side, most }) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const whole = new OffscreenCanvas(image.width, image.height)
  const context = whole.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let [left, top, right, bottom] = [image.width, image.height, 0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] < 8) continue
    const x = ((at - 3) / 4) % image.width
    const y = Math.floor((at - 3) / 4 / image.width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const scale = side / Math.max(right - left, bottom - top)
  const [width, height] = [(right - left) * scale, (bottom - top) * scale]
  const canvas = new OffscreenCanvas(side, side)
  const to = canvas.getContext('2d')
  to.imageSmoothingQuality = 'high'
  to.drawImage(whole, left, top, right - left, bottom - top, (side - width) / 2, (side - height) / 2, width, height)
  for (let quality = 0.9; ; quality -= 0.08) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
    if (blob.size > most && quality > 0.1) continue
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  }
}
