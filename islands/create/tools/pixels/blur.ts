// A Gaussian blur as internal/edits/blur.go does it: the kernel itself where it is small, else five boxes in a row.

/** A coverage in 0–1 for each pixel of a rectangle. */
export interface Plane {
  left: number
  top: number
  width: number
  height: number
  values: Float32Array
}

export function planeOf(left: number, top: number, width: number, height: number): Plane {
  return { left, top, width, height, values: new Float32Array(width * height) }
}

/** Returns the plane with n more pixels on each side, empty ones. */
export function widened({ left, top, width, height, values }: Plane, n: number): Plane {
  const out = planeOf(left - n, top - n, width + 2 * n, height + 2 * n)
  for (let y = 0; y < height; y++) out.values.set(values.subarray(y * width, (y + 1) * width), (y + n) * out.width + n)
  return out
}

type Pass = (line: Float32Array, spare: Float32Array) => void

/** Convolves the plane with a Gaussian; beyond it is nothing. */
export function blur({ width, height, values }: Plane, sigma: number): void {
  if (sigma < 0.05 || values.length === 0) return
  const pass = sigma <= 2.5 ? kernel(sigma) : boxes(sigma)
  const spare = new Float32Array(Math.max(width, height))
  for (let y = 0; y < height; y++) pass(values.subarray(y * width, (y + 1) * width), spare)
  const column = new Float32Array(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = values[y * width + x] as number
    pass(column, spare)
    for (let y = 0; y < height; y++) values[y * width + x] = column[y] as number
  }
}

function kernel(sigma: number): Pass {
  const reach = Math.ceil(4 * sigma)
  const raw = Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)))
  const sum = raw.reduce((total, weight, i) => total + (i > 0 ? 2 : 1) * weight, 0)
  const weights = raw.map((weight) => weight / sum)
  return (line, spare) => {
    for (let x = 0; x < line.length; x++) {
      let value = (weights[0] as number) * (line[x] as number)
      for (let i = 1; i <= reach; i++) value += (weights[i] as number) * ((line[x - i] ?? 0) + (line[x + i] ?? 0))
      spare[x] = value
    }
    line.set(spare.subarray(0, line.length))
  }
}

const PASSES = 5

/** Box filters with the variance of a Gaussian, each with an edge pixel of less weight on both sides (Gwosdek et al., 2011). */
function boxes(sigma: number): Pass {
  const variance = (sigma * sigma) / PASSES
  const radius = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2)
  const edge =
    ((2 * radius + 1) * (radius * (radius + 1) - 3 * variance)) / (6 * (variance - (radius + 1) * (radius + 1)))
  const scale = 1 / (2 * radius + 1 + 2 * edge)
  return (line, spare) => {
    for (let pass = 0; pass < PASSES; pass++) {
      box(line, spare, radius, edge, scale)
      line.set(spare.subarray(0, line.length))
    }
  }
}

function box(line: Float32Array, out: Float32Array, radius: number, edge: number, scale: number): void {
  const last = line.length - 1
  let sum = 0
  for (let i = 0; i <= Math.min(radius, last); i++) sum += line[i] as number
  for (let x = 0; x <= last; x++) {
    const before = x - radius - 1 >= 0 ? (line[x - radius - 1] as number) : 0
    const after = x + radius + 1 <= last ? (line[x + radius + 1] as number) : 0
    out[x] = Math.max(0, (sum + edge * (before + after)) * scale)
    sum += after - (x - radius >= 0 ? (line[x - radius] as number) : 0)
  }
}
