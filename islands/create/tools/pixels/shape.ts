// Where an edge is, as internal/edits/distance.go finds it: the browser shows what the server will make.
import type { Frame } from './frame'

/** The alpha channel of an image. */
export interface Shape {
  width: number
  height: number
  alpha: Uint8Array
}

export function shapeOf({ width, height, data }: Frame): Shape {
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[4 * i + 3] as number
  return { width, height, alpha }
}

/** Returns the shape with a transparent pixel around it, so that its contour is closed. */
export function framed({ width, height, alpha }: Shape): Shape {
  const out = { width: width + 2, height: height + 2, alpha: new Uint8Array((width + 2) * (height + 2)) }
  for (let y = 0; y < height; y++) out.alpha.set(alpha.subarray(y * width, (y + 1) * width), (y + 1) * out.width + 1)
  return out
}

const NO_ROW = -0x40000000

/**
 * Returns for every pixel the index of the nearest one whose alpha is at least some level, by Euclidean distance; -1 everywhere
 * when there is none (Meijster, Roerdink and Hesselink, 2000).
 */
export function nearest(shape: Shape, least: number): Int32Array {
  const { width, height } = shape
  const rows = nearestRows(shape, least)
  const out = new Int32Array(width * height)
  const apex = new Int32Array(width)
  const from = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    const line = rows.subarray(y * width, (y + 1) * width)
    const count = envelope(line, y, apex, from)
    for (let x = width - 1, k = count - 1; x >= 0; x--) {
      const u = apex[k] as number
      out[y * width + x] = count === 0 ? -1 : (line[u] as number) * width + u
      if (x === from[k]) k--
    }
  }
  return out
}

/** Returns for every pixel the row of the nearest pixel of the shape in its column. */
function nearestRows({ width, height, alpha }: Shape, least: number): Int32Array {
  const rows = new Int32Array(width * height)
  const last = new Int32Array(width).fill(NO_ROW)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if ((alpha[i] as number) >= least) last[x] = y
      rows[i] = last[x] as number
    }
  last.fill(NO_ROW)
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if ((alpha[i] as number) >= least) last[x] = y
      const below = last[x] as number
      const above = rows[i] as number
      if (below !== NO_ROW && (above === NO_ROW || below - y < y - above)) rows[i] = below
    }
  return rows
}

/** Finds the columns whose parabolas make up the lower envelope of a row, and from which x on each does. */
function envelope(rows: Int32Array, y: number, apex: Int32Array, from: Int32Array): number {
  let n = 0
  const height = (u: number) => ((rows[u] as number) - y) ** 2
  const at = (x: number, u: number) => (x - u) ** 2 + height(u)
  for (let u = 0; u < rows.length; u++) {
    if (rows[u] === NO_ROW) continue
    while (n > 0 && at(from[n - 1] as number, apex[n - 1] as number) > at(from[n - 1] as number, u)) n--
    if (n === 0) {
      apex[0] = u
      from[0] = 0
      n = 1
      continue
    }
    const k = apex[n - 1] as number
    const x = 1 + Math.trunc((u * u - k * k + height(u) - height(k)) / (2 * (u - k)))
    if (x < rows.length) {
      apex[n] = u
      from[n] = x
      n++
    }
  }
  return n
}
