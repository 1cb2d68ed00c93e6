// The line where alpha crosses the level, to a fraction of a pixel, as internal/edits/distance.go draws it.
import type { Shape } from './shape'

/** The pieces of the line, four numbers each, and for the cell below and right of a pixel its first piece plus one. */
export interface Contour {
  shape: Shape
  segments: number[]
  first: Int32Array
}

/** Marching squares over the centers of the pixels. */
export function contourOf(shape: Shape, level: number): Contour {
  const { width, height, alpha } = shape
  const contour: Contour = { shape, segments: [], first: new Int32Array(width * height) }
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x
      const [a, b] = [alpha[i] as number, alpha[i + 1] as number]
      const [d, e] = [alpha[i + width] as number, alpha[i + width + 1] as number]
      const inside = a >= level
      if (inside === b >= level && inside === d >= level && inside === e >= level) continue
      contour.first[i] = contour.segments.length / 4 + 1
      addCell(contour.segments, level, x, y, [a, b, e, d])
    }
  return contour
}

/** Adds the pieces in a cell with the alphas of its corners, clockwise from the upper left. */
function addCell(
  segments: number[],
  level: number,
  x: number,
  y: number,
  [a, b, e, d]: [number, number, number, number],
): void {
  const cross = (p: number, q: number) => (level - 0.5 - p) / (q - p)
  const points: [number, number][] = []
  if (a >= level !== b >= level) points.push([x + cross(a, b), y])
  if (b >= level !== e >= level) points.push([x + 1, y + cross(b, e)])
  if (d >= level !== e >= level) points.push([x + cross(d, e), y + 1])
  if (a >= level !== d >= level) points.push([x, y + cross(a, d)])
  const pairs = points.length === 2 ? [0, 1] : a >= level ? [0, 1, 2, 3] : [0, 3, 1, 2]
  for (const i of pairs) segments.push(...(points[i] as [number, number]))
}

/** Returns how far the center of a pixel is from the line. near is the nearest pixel of the shape. */
export function distance({ shape, segments, first }: Contour, x: number, y: number, near: number): number {
  const { width, height } = shape
  const nx = near % width
  const ny = (near - nx) / width
  let best = Number.POSITIVE_INFINITY
  for (let cy = Math.max(0, ny - 2); cy <= Math.min(height - 2, ny + 1); cy++)
    for (let cx = Math.max(0, nx - 2); cx <= Math.min(width - 2, nx + 1); cx++) {
      const k = first[cy * width + cx] as number
      if (k === 0) continue
      best = Math.min(best, squared(segments, 4 * (k - 1), x, y))
      if (isInCell(segments, 4 * k, cx, cy)) best = Math.min(best, squared(segments, 4 * k, x, y))
    }
  if (best === Number.POSITIVE_INFINITY) best = (x - nx) ** 2 + (y - ny) ** 2 // the shape fills the image
  return Math.sqrt(best)
}

function isInCell(segments: number[], at: number, x: number, y: number): boolean {
  if (at >= segments.length) return false
  const left = Math.min(segments[at] as number, segments[at + 2] as number)
  const top = Math.min(segments[at + 1] as number, segments[at + 3] as number)
  return Math.floor(left) === x && Math.floor(top) === y
}

/** Returns the square of the distance from a point to the piece that starts at an index. */
export function squared(segments: ArrayLike<number>, at: number, x: number, y: number): number {
  const [x0, y0] = [segments[at] as number, segments[at + 1] as number]
  const dx = (segments[at + 2] as number) - x0
  const dy = (segments[at + 3] as number) - y0
  const length = dx * dx + dy * dy
  const t = length > 0 ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length)) : 0
  return (x - x0 - t * dx) ** 2 + (y - y0 - t * dy) ** 2
}
