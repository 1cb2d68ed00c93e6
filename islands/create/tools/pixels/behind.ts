// What is drawn behind an image: an outline, a shadow (internal/edits/outline.go and shadow.go).
import type { Outline, Shadow } from '../steps'
import { blur, type Plane, planeOf, widened } from './blur'
import { contourOf, distance } from './contour'
import { type Box, boxOf, cut, type Frame } from './frame'
import { framed, nearest, type Shape, shapeOf } from './shape'

/** Draws a band of one color around what is visible, and behind it. The frame grows where it would not fit. */
export function outline(frame: Frame, { width, color }: Outline): Frame {
  const box = boxOf(frame)
  if (!box) return frame
  const out = reaching(frame, inset(box, -Math.ceil(width)))
  const ink = channels(color)
  const shape = framed(shapeOf(out))
  const cover = new Float32Array(out.width * out.height)
  const near = nearest(shape, SOLID)
  raise(cover, shape, SOLID, near, width)
  if (isFaintBeyond(shape, near)) raise(cover, shape, FAINT, nearest(shape, FAINT), width - FAINT_STEP)
  for (let i = 0; i < cover.length; i++) under(out.data, 4 * i, ink, cover[i] as number)
  return out
}

const SOLID = 128 // alpha from which on a pixel is part of the shape
const FAINT = 32 // and of its faint parts: glass, a glow
const FAINT_STEP = 0.8 // pixels by which the band around faint parts is narrower

/** Tells whether something faint is more than the pixels of an anti-aliased edge. */
function isFaintBeyond({ width, alpha }: Shape, near: Int32Array): boolean {
  return alpha.some((a, i) => {
    if (a < FAINT || a >= SOLID) return false
    const q = near[i] as number
    const dx = (q % width) - (i % width)
    const dy = Math.floor(q / width) - Math.floor(i / width)
    return q < 0 || dx * dx + dy * dy > 2
  })
}

/** Raises a cover to 1 wherever a shape is at most so many pixels away, with an anti-aliased rim. The shape is framed. */
function raise(cover: Float32Array, shape: Shape, level: number, near: Int32Array, width: number): void {
  const contour = contourOf(shape, level)
  const far = Math.max(0, width + 2.5) ** 2
  const across = shape.width - 2
  for (let i = 0; i < cover.length; i++) {
    const x = i % across
    const y = (i - x) / across
    const q = near[(y + 1) * shape.width + x + 1] as number
    if (q < 0) return // there is no such shape
    const qx = q % shape.width
    const d = (qx - x - 1) ** 2 + ((q - qx) / shape.width - y - 1) ** 2
    if (cover[i] === 1 || d > far) continue
    const value = d === 0 ? 1 : Math.min(1, width - distance(contour, x + 1, y + 1, q) + 0.5)
    cover[i] = Math.max(cover[i] as number, value)
  }
}

/** Draws a shadow behind the image: its blurred silhouette, or its footprint on the ground. The frame grows as needed. */
export function shadow(frame: Frame, step: Shadow): Frame {
  const box = boxOf(frame)
  if (!box) return frame
  const cast = step.kind === 'contact' ? footprint(frame, box) : silhouette(frame, box)
  const [dx, dy] = [Math.round(step.dx), Math.round(step.dy)]
  const reach = Math.ceil(1.5 * step.blur)
  const wide = widened(cast, reach)
  blur(wide, step.blur / 2)
  const place: Box = {
    left: wide.left + dx,
    top: wide.top + dy,
    right: wide.left + dx + wide.width,
    bottom: wide.top + dy + wide.height,
  }
  const out = reaching(frame, place)
  const left = place.left + out.placing.x - frame.placing.x
  const top = place.top + out.placing.y - frame.placing.y
  lay(out, { ...wide, left, top }, channels(step.color), step.opacity)
  return out
}

function inset({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by }
}

/** Returns a copy of a frame with room for a box; each side grows by what it lacks. */
function reaching(frame: Frame, { left, top, right, bottom }: Box): Frame {
  const [x, y] = [Math.min(0, left), Math.min(0, top)]
  return cut(frame, x, y, Math.max(frame.width, right) - x, Math.max(frame.height, bottom) - y)
}

type Channels = [number, number, number]

export function channels(color: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels
}

/** Puts a color of some coverage behind a pixel, composed in stored sRGB as browsers do. */
function under(data: Uint8ClampedArray, at: number, ink: Channels, coverage: number): void {
  const own = data[at + 3] as number
  const a = own / 255
  const b = coverage * (1 - a)
  const total = a + b
  if (b <= 0 || total < 0.5 / 255) return
  for (let c = 0; c < 3; c++)
    data[at + c] = Math.floor(((data[at + c] as number) * a + (ink[c] as number) * b) / total + 0.5)
  data[at + 3] = Math.max(own, Math.floor(total * 255 + 0.5))
}

function silhouette({ data, width }: Frame, { left, top, right, bottom }: Box): Plane {
  const plane = planeOf(left, top, right - left, bottom - top)
  for (let y = 0, i = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, i++)
      plane.values[i] = (data[4 * ((y + top) * width + x + left) + 3] as number) / 255
  return plane
}

// Measures of a footprint, as in internal/edits/shadow.go.
const FOOT_SHARE = 10 // the height of what is visible by that of the band that stands on the ground
const FOOT_HEIGHT = 16 // the whole width of all feet by half of the height
const LEG_HEIGHT = 3 // the width of one foot by half of its height
const FOOT_ALPHA = 16 // from which on a pixel of the band stands on the ground

type Foot = [from: number, to: number] // columns

/** Returns the silhouette of the lowest tenth, squashed flat, below the line on which an image stands and mirrored above it. */
function footprint({ data, width }: Frame, box: Box): Plane {
  const height = Math.max(1, Math.round((box.bottom - box.top) / FOOT_SHARE))
  const band = { ...box, top: box.bottom - height }
  const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3] as number
  const some = feetOf(band, alphaAt, FOOT_ALPHA)
  const feet = some.length > 0 ? some : feetOf(band, alphaAt, 1)
  const [left, right] = [feet[0]?.[0] ?? box.left, feet.at(-1)?.[1] ?? box.right]
  const half = Math.max(1, Math.floor((right - left) / FOOT_HEIGHT))
  const plane = planeOf(left, box.bottom - half, right - left, 2 * half)
  for (const [start, end] of feet) {
    const high = Math.min(half, Math.max(1, Math.floor((end - start) / LEG_HEIGHT)))
    for (let y = 0; y < high; y++) {
      const from = band.top + Math.floor((y * height) / high)
      const to = Math.max(from + 1, band.top + Math.floor(((y + 1) * height) / high))
      for (let x = start; x < end; x++) {
        let sum = 0
        for (let row = from; row < to; row++) sum += alphaAt(x, row)
        const value = sum / (255 * (to - from))
        plane.values[(half + y) * plane.width + x - left] = value
        plane.values[(half - 1 - y) * plane.width + x - left] = value
      }
    }
  }
  return plane
}

/** Returns the runs of columns in which a band has a pixel of at least this alpha. */
function feetOf({ left, top, right, bottom }: Box, alphaAt: (x: number, y: number) => number, level: number): Foot[] {
  const feet: Foot[] = []
  for (let x = left; x < right; x++) {
    let y = top
    while (y < bottom && alphaAt(x, y) < level) y++
    if (y === bottom) continue
    const last = feet.at(-1)
    if (last?.[1] === x) last[1] = x + 1
    else feet.push([x, x + 1])
  }
  return feet
}

function lay({ data, width, height }: Frame, plane: Plane, ink: Channels, opacity: number): void {
  for (let y = Math.max(0, plane.top); y < Math.min(height, plane.top + plane.height); y++)
    for (let x = Math.max(0, plane.left); x < Math.min(width, plane.left + plane.width); x++) {
      const value = plane.values[(y - plane.top) * plane.width + x - plane.left] as number
      if (value > 0) under(data, 4 * (y * width + x), ink, opacity * value)
    }
}
