// The brush (internal/edits/brush.go). Where a stroke crosses itself it is no stronger.
import type { Brush, Point } from '../steps'
import { squared } from './contour'
import type { Frame, Placing } from './frame'

/** Erases along a stroke, or brings back there what the source had. Points and radius are in pixels of the frame. */
export function brush(frame: Frame, step: Brush, source: Frame): Frame {
  const data = new Uint8ClampedArray(frame.data)
  const points = thinned(step)
  const box = boxAround(points, step.radius + 1, frame)
  const width = box.right - box.left
  if (width <= 0 || box.bottom <= box.top) return frame
  const far = distances(points, step.radius + 1, box, frame)
  for (let y = box.top, i = 0; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++, i++) {
      const c = strength(far[i] as number, step)
      if (c <= 0) continue
      const at = 4 * (y * frame.width + x)
      if (step.mode === 'erase') data[at + 3] = Math.floor((data[at + 3] as number) * (1 - c) + 0.5)
      else blend(data, at, source, sourceIndex(x, y, frame.placing, source), c)
    }
  return { ...frame, data }
}

/** Leaves out points that are nearer to the last one than a sixteenth of the radius. */
function thinned({ points, radius }: Brush): Point[] {
  const least = Math.max(0.5, radius / 16)
  const kept = points.slice(0, 1)
  for (const [i, point] of points.entries()) {
    const last = kept.at(-1) as Point
    const isFar = Math.hypot(point[0] - last[0], point[1] - last[1]) >= least
    if (i > 0 && (i === points.length - 1 || isFar)) kept.push(point)
  }
  return kept
}

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

function boxAround(points: Point[], reach: number, { width, height }: Frame): Area {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - reach)),
    top: Math.max(0, Math.floor(Math.min(...ys) - reach)),
    right: Math.min(width, Math.ceil(Math.max(...xs) + reach)),
    bottom: Math.min(height, Math.ceil(Math.max(...ys) + reach)),
  }
}

/** Returns for each pixel of an area the square of its distance from the stroke, where that is less than the reach. */
function distances(points: Point[], reach: number, area: Area, frame: Frame): Float32Array {
  const width = area.right - area.left
  const far = new Float32Array(width * (area.bottom - area.top)).fill(Number.MAX_VALUE)
  for (const [i, point] of points.entries()) {
    const before = points[Math.max(0, i - 1)] as Point
    const near = boxAround([before, point], reach, frame)
    const line = [...before, ...point]
    for (let y = near.top; y < near.bottom; y++)
      for (let x = near.left; x < near.right; x++) {
        const at = (y - area.top) * width + x - area.left
        const d = squared(line, 0, x + 0.5, y + 0.5)
        if (d < (far[at] as number)) far[at] = d
      }
  }
  return far
}

/** All of it up to the hard share of the radius, falling smoothly from there to the rim. */
function strength(squaredDistance: number, { radius, hardness }: Brush): number {
  const soft = Math.max(1, radius * (1 - hardness))
  const t = Math.min(1, Math.max(0, (radius + 0.5 - Math.sqrt(squaredDistance)) / soft))
  return t * t * (3 - 2 * t)
}

/** Returns the index of the source's pixel that is at a place of a frame; beyond the source there is none: -1. */
function sourceIndex(x: number, y: number, placing: Placing, { width, height, placing: home }: Frame): number {
  const sx = Math.floor(((x + 0.5 - placing.x) / placing.across) * home.across + home.x)
  const sy = Math.floor(((y + 0.5 - placing.y) / placing.down) * home.down + home.y)
  return sx >= 0 && sy >= 0 && sx < width && sy < height ? 4 * (sy * width + sx) : -1
}

/** Mixes a pixel with one of the source, premultiplied. */
function blend(data: Uint8ClampedArray, at: number, source: Frame, from: number, c: number): void {
  const a = (data[at + 3] as number) * (1 - c)
  const b = (from < 0 ? 0 : (source.data[from + 3] as number)) * c
  const total = a + b
  if (total >= 0.5 && from >= 0)
    for (let k = 0; k < 3; k++)
      data[at + k] = Math.floor(((data[at + k] as number) * a + (source.data[from + k] as number) * b) / total + 0.5)
  data[at + 3] = total < 0.5 ? 0 : Math.min(255, Math.floor(total + 0.5))
}
