import { canvas, fitted, gradient, load, type Pen } from './canvas'
import { added, colorError, haloed, type Pixels, painted, soft } from './faults'

type Fault = 'halo' | 'painted'
type Surface = 'cobalt' | 'ink' | 'lime' | 'photo'

const colors: Record<Surface, [number, number, number]> = {
  cobalt: [39, 67, 255],
  ink: [21, 22, 26],
  lime: [216, 240, 74],
  photo: [125, 74, 120], // its middle, which colors are compared on
}

/** Where each image is enlarged, in shares of its sides. */
const details: Record<string, [number, number]> = { spokes: [0.24, 0.83], glass: [0.3, 0.12], glow: [0.58, 0.06] }

const words: Record<Fault, [string, string]> = {
  halo: ['White halo', 'White pixels that should not be there'],
  painted: ['Painted checkerboard', 'Painted pixels that should not be there'],
}

const number = new Intl.NumberFormat('en-US')

/** Both sides of the comparison. */
interface Pair {
  ours: HTMLCanvasElement
  theirs: HTMLCanvasElement
  error: (surface: Surface) => number
}

/** Draws an image with a true alpha channel against a fault, with a line between them that can be moved, and counts pixels. */
export async function compare(part: HTMLElement): Promise<void> {
  const stage = part.querySelector<HTMLCanvasElement>('canvas')
  const line = part.querySelector<HTMLInputElement>('input[type=range]')
  const pen = stage?.getContext('2d')
  if (!stage || !line || !pen) return
  let pair = await prepare(part)
  const draw = () => drawBoth(stage, pen, pair, Number(line.value) / 1000, part)
  draw()
  reveal(part)
  line.addEventListener('input', draw)
  new ResizeObserver(draw).observe(stage)
  part.addEventListener('change', async (event) => {
    const name = (event.target as HTMLInputElement).name
    if (name === 'compare-fault' || name === 'compare-image') pair = await prepare(part)
    if (name.startsWith('compare-')) {
      tell(part, 'error', `${Math.round(100 * pair.error(surfaceOf(part)))}%`)
      draw()
    }
  })
}

/** Shows what only works with a script, in the place of the image that stood there. */
function reveal(part: HTMLElement): void {
  part.querySelector('.compare-still')?.remove()
  for (const hidden of part.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden')
}

const chosen = (part: HTMLElement, name: string) =>
  part.querySelector<HTMLInputElement>(`[name=compare-${name}]:checked`)?.value ?? ''
const surfaceOf = (part: HTMLElement) => chosen(part, 'surface') as Surface

function tell(part: HTMLElement, what: string, text: string): void {
  const place = part.querySelector(`[data-number=${what}]`)
  if (place) place.textContent = text
}

/** Lets the page answer to what was pressed or scrolled meanwhile: all pixels at once would hold up a phone for half a second. */
const pause = () => new Promise((done) => setTimeout(done))

/** Makes both sides from the image that is chosen, and tells what was counted. */
async function prepare(part: HTMLElement): Promise<Pair> {
  const fault = chosen(part, 'fault') as Fault
  const image = await load(part.dataset[chosen(part, 'image')] ?? '')
  const scale = Math.min(560 / image.height, 940 / image.width)
  const ours = fitted(image, image.width * scale + 24, image.height * scale + 24, 12)
  const pixels = (ours.getContext('2d') as Pen).getImageData(0, 0, ours.width, ours.height)
  await pause()
  const spoiled = fault === 'halo' ? haloed(pixels) : painted(pixels)
  await pause()
  tell(part, 'added', number.format(added(pixels, spoiled)))
  tell(part, 'added-ours', number.format(added(pixels, pixels)))
  await pause()
  tell(part, 'soft', number.format(soft(spoiled)))
  tell(part, 'soft-ours', number.format(soft(pixels)))
  await pause()
  const error = (surface: Surface) => colorError(pixels, spoiled, colors[surface])
  tell(part, 'error', `${Math.round(100 * error(surfaceOf(part)))}%`)
  await pause()
  tell(part, 'error-ours', `${Math.round(100 * colorError(pixels, pixels, colors[surfaceOf(part)]))}%`)
  for (const place of part.querySelectorAll('[data-fault]')) place.textContent = words[fault][0]
  const name = part.querySelector('[data-added-name]')
  if (name) name.textContent = words[fault][1]
  return { ours, theirs: drawn(spoiled), error }
}

function drawn(pixels: Pixels): HTMLCanvasElement {
  const [made, pen] = canvas(pixels.width, pixels.height)
  const image = pen.createImageData(pixels.width, pixels.height)
  image.data.set(pixels.data)
  pen.putImageData(image, 0, 0)
  return made
}

function background(pen: Pen, surface: Surface, width: number, height: number): void {
  pen.fillStyle = `rgb(${colors[surface]})`
  if (surface === 'photo')
    pen.fillStyle = gradient(
      pen,
      [0, 0],
      [0, height],
      [
        [0, '#31305e'],
        [0.3, '#7d4a78'],
        [0.54, '#d9734f'],
        [0.62, '#f6a662'],
        [0.624, '#6d3d5d'],
        [1, '#231a34'],
      ],
    )
  pen.fillRect(0, 0, width, height)
}

function drawBoth(stage: HTMLCanvasElement, pen: Pen, { ours, theirs }: Pair, share: number, part: HTMLElement): void {
  const narrow = stage.clientWidth > 0 && stage.clientWidth < 560
  const [width, height] = narrow ? [800, 800] : [1200, 600]
  if (stage.width !== width || stage.height !== height) [stage.width, stage.height] = [width, height]
  const scale = narrow ? Math.min(1.22, (width - 40) / ours.width, (height - 120) / ours.height) : 1
  const box = [(width - ours.width * scale) / 2, (height - ours.height * scale) / 2 + (narrow ? 30 : 0)] as const
  const at = share * width
  background(pen, surfaceOf(part), width, height)
  pen.imageSmoothingQuality = 'high'
  for (const [image, from, to] of [
    [theirs, 0, at],
    [ours, at, width],
  ] as const) {
    pen.save()
    pen.beginPath()
    pen.rect(from, 0, to - from, height)
    pen.clip()
    pen.drawImage(image, ...box, ours.width * scale, ours.height * scale)
    pen.restore()
  }
  if (!narrow) enlarge(pen, [theirs, ours], box, part)
  drawLine(pen, at, height)
}

const lens = 118 // radius in pixels
const zoom = 5

/** One lens on each side, on the same place. */
function enlarge(pen: Pen, sides: HTMLCanvasElement[], [x, y]: readonly [number, number], part: HTMLElement): void {
  const { width, height } = pen.canvas
  const [u, v] = details[chosen(part, 'image')] ?? [0.5, 0.5]
  for (const [i, image] of sides.entries()) {
    const [cx, cy] = [i ? width - lens - 40 : lens + 40, height - lens - 40]
    const [px, py] = [u * image.width, v * image.height]
    pen.save()
    pen.beginPath()
    pen.arc(cx, cy, lens, 0, 7)
    pen.clip()
    background(pen, surfaceOf(part), width, height)
    pen.imageSmoothingEnabled = false
    const source = (2 * lens) / zoom
    pen.drawImage(image, px - source / 2, py - source / 2, source, source, cx - lens, cy - lens, 2 * lens, 2 * lens)
    pen.restore()
    ring(pen, cx, cy, lens, 3)
    if (i) ring(pen, x + px, y + py, lens / zoom, 2)
  }
}

function ring(pen: Pen, x: number, y: number, radius: number, width: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.lineWidth = width
  pen.strokeStyle = '#fff'
  pen.stroke()
}

/** The line with its handle. */
function drawLine(pen: Pen, x: number, height: number): void {
  pen.fillStyle = 'rgba(21,22,26,.25)'
  pen.fillRect(x - 2, 0, 4, height)
  pen.fillStyle = '#fff'
  pen.fillRect(x - 1, 0, 2, height)
  pen.beginPath()
  pen.arc(x, height / 2, 22, 0, 7)
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = '#15161a'
  for (const way of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(x + way * 5, height / 2 - 6)
    pen.lineTo(x + way * 11, height / 2)
    pen.lineTo(x + way * 5, height / 2 + 6)
    pen.stroke()
  }
}
