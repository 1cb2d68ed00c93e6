// What is done to an edge (internal/edits/edge.go).
import { blur, type Plane, planeOf } from './blur'
import type { Frame } from './frame'
import { nearest, type Shape, shapeOf } from './shape'

/**
 * Softens the edge inward: each alpha becomes the least that the pixels around allow, theirs plus (distance / px)², and a small
 * blur takes the corner off. No alpha ever rises.
 */
export function feather(frame: Frame, px: number): Frame {
  const { alpha, width, height } = shapeOf(frame)
  const plane = planeOf(0, 0, width, height)
  for (let i = 0; i < alpha.length; i++) plane.values[i] = (alpha[i] as number) / 255
  lower(plane, px)
  blurInside(plane, px / 4)
  const data = new Uint8ClampedArray(frame.data)
  for (let i = 0; i < alpha.length; i++) {
    const soft = Math.floor(Math.min(1, plane.values[i] as number) * 255 + 0.5)
    data[4 * i + 3] = Math.min(alpha[i] as number, soft)
  }
  return { ...frame, data }
}

/** Blurs with the frame repeated beyond it. */
function blurInside(plane: Plane, sigma: number): void {
  const { width, height, values } = plane
  const n = Math.ceil(3 * sigma)
  const wide = planeOf(0, 0, width + 2 * n, height + 2 * n)
  const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value - n))
  for (let y = 0, i = 0; y < wide.height; y++)
    for (let x = 0; x < wide.width; x++, i++)
      wide.values[i] = values[within(y, height) * width + within(x, width)] as number
  blur(wide, sigma)
  for (let y = 0; y < height; y++)
    values.set(wide.values.subarray((y + n) * wide.width + n, (y + n) * wide.width + n + width), y * width)
}

/** Replaces every value by the least of the values around plus the square of their distance in units of px. */
function lower({ width, height, values }: Plane, px: number): void {
  const steep = 1 / (px * px)
  const most = Math.max(width, height)
  const [line, out] = [new Float32Array(most), new Float32Array(most)]
  const apex = new Int32Array(most)
  const from = new Float32Array(most + 1)
  for (let y = 0; y < height; y++) {
    line.set(values.subarray(y * width, (y + 1) * width))
    least(out, line, width, steep, apex, from)
    values.set(out.subarray(0, width), y * width)
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = values[y * width + x] as number
    least(out, line, height, steep, apex, from)
    for (let y = 0; y < height; y++) values[y * width + x] = out[y] as number
  }
}

/** Fills out with the least of line[u] + steep·(x−u)² over all u (Felzenszwalb and Huttenlocher, 2012). */
function least(
  out: Float32Array,
  line: Float32Array,
  length: number,
  steep: number,
  apex: Int32Array,
  from: Float32Array,
): void {
  let k = 0
  apex[0] = 0
  from[0] = Number.NEGATIVE_INFINITY
  from[1] = Number.POSITIVE_INFINITY
  const meet = (u: number, v: number) => (u + v + ((line[u] as number) - (line[v] as number)) / (steep * (u - v))) / 2
  for (let u = 1; u < length; u++) {
    let x = meet(u, apex[k] as number)
    while (x <= (from[k] as number) && k > 0) {
      k--
      x = meet(u, apex[k] as number)
    }
    if (x > (from[k] as number)) {
      k++
      from[k] = x
    }
    apex[k] = u
    from[k + 1] = Number.POSITIVE_INFINITY
  }
  k = 0
  for (let x = 0; x < length; x++) {
    while ((from[k + 1] as number) < x) k++
    const u = apex[k] as number
    out[x] = (line[u] as number) + steep * (x - u) ** 2
  }
}

/** Pulls the edge in by so many pixels, or out by negative ones; what becomes visible takes the nearest color. */
export function choke(frame: Frame, px: number): Frame {
  const shape = shapeOf(frame)
  const radius = Math.abs(px)
  const grow = px < 0
  const low = Math.floor(radius)
  const share = radius - low
  const alpha = eroded(shape, low, grow)
  if (share > 0) {
    const more = eroded(shape, low + 1, grow)
    for (let i = 0; i < alpha.length; i++)
      alpha[i] = Math.floor((alpha[i] as number) * (1 - share) + (more[i] as number) * share + 0.5)
  }
  const data = new Uint8ClampedArray(frame.data)
  if (grow) spread(shape, data, alpha)
  for (let i = 0; i < alpha.length; i++) data[4 * i + 3] = alpha[i] as number
  return { ...frame, data }
}

/** Returns the least alpha within a disc around every pixel, or with grow the greatest. */
function eroded({ width, height, alpha }: Shape, radius: number, grow: boolean): Uint8Array {
  const source = grow ? alpha.map((value) => 255 - value) : alpha
  const out = new Uint8Array(source)
  let wide = new Uint8Array(source)
  let half = 0
  for (let dy = radius; dy >= 0 && radius > 0; dy--) {
    const reach = Math.floor(Math.sqrt(radius * radius - dy * dy + 1e-9))
    for (; half < reach; half++) wide = narrowed(wide, width)
    lowerRows(out, wide, width, height, dy)
    lowerRows(out, wide, width, height, -dy)
  }
  return grow ? out.map((value) => 255 - value) : out
}

/** Returns the least of each pixel and its two neighbors in the row. */
function narrowed(values: Uint8Array<ArrayBuffer>, width: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(values.length)
  for (let start = 0; start < values.length; start += width)
    for (let x = 0; x < width; x++) {
      const left = values[start + Math.max(0, x - 1)] as number
      const right = values[start + Math.min(width - 1, x + 1)] as number
      out[start + x] = Math.min(left, values[start + x] as number, right)
    }
  return out
}

/** Lowers out to what values say dy rows further down. */
function lowerRows(out: Uint8Array, values: Uint8Array, width: number, height: number, dy: number): void {
  const by = dy * width
  for (let i = Math.max(0, -by); i < Math.min(height * width, height * width - by); i++)
    if ((values[i + by] as number) < (out[i] as number)) out[i] = values[i + by] as number
}

/** Gives what becomes more visible the color of the nearest pixel that was at least half visible, or visible at all. */
function spread(shape: Shape, data: Uint8ClampedArray, becomes: Uint8Array): void {
  let near = nearest(shape, 128)
  if ((near[0] as number) < 0) near = nearest(shape, 1)
  for (let i = 0; i < becomes.length; i++) {
    const was = shape.alpha[i] as number
    const q = near[i] as number
    if ((becomes[i] as number) > was && was < 128 && q >= 0) data.copyWithin(4 * i, 4 * q, 4 * q + 3)
  }
}
