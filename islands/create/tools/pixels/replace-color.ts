// One color for another in OKLab (internal/edits/color.go): shading and alpha stay.
import type { ReplaceColor } from '../steps'
import { channels } from './behind'
import type { Frame } from './frame'

type Lab = [l: number, a: number, b: number]
type RGB = [r: number, g: number, b: number]

/** Moves every color near from by the difference to to: in full up to half the tolerance, not at all beyond it. */
export function replaceColor(frame: Frame, { from, to, tolerance }: ReplaceColor): Frame {
  const [here, there] = [toLab(channels(from)), toLab(channels(to))]
  const data = new Uint8ClampedArray(frame.data)
  const known = new Map<number, RGB>() // flat art has few colors
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    const rgb: RGB = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
    const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2]
    let out = known.get(key)
    if (!out) {
      out = replaced(rgb, here, there, tolerance)
      if (known.size < 1 << 16) known.set(key, out)
    }
    data[i] = out[0]
    data[i + 1] = out[1]
    data[i + 2] = out[2]
  }
  return { ...frame, data }
}

// As in Go, every operation is rounded to 32 bits, and levels come from a table: colors outside of sRGB turn out otherwise else.
const f = Math.fround

function replaced(rgb: RGB, from: Lab, to: Lab, tolerance: number): RGB {
  const limit = f(tolerance)
  const lab = toLab(rgb)
  const by: Lab = [f(lab[0] - from[0]), f(lab[1] - from[1]), f(lab[2] - from[2])]
  const d = f(Math.sqrt(dot(by, by)))
  if (d >= limit) return rgb
  const u = Math.min(1, f(f(2 * f(limit - d)) / limit))
  const t = f(u * f(u * f(3 - f(2 * u))))
  return toRGB(lab.map((v, i) => f(v + f(t * f((to[i] as number) - (from[i] as number))))) as Lab)
}

const light = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

const linear = (level: number) => light[level] as number

const LEVEL_STEPS = 1 << 14

const levels = Uint8Array.from({ length: LEVEL_STEPS + 1 }, (_, i) => {
  const v = i / LEVEL_STEPS
  return (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255 + 0.5
})

const toLevel = (v: number) => levels[Math.floor(f(f(Math.min(1, Math.max(0, v)) * LEVEL_STEPS) + 0.5))] as number

const dot = (k: Lab, v: Lab) => f(f(f(k[0] * v[0]) + f(k[1] * v[1])) + f(k[2] * v[2]))

const single = new Float32Array(1)
const bits = new Uint32Array(single.buffer)

function cubeRoot(v: number): number {
  if (v < 1e-9) return 0
  single[0] = v
  bits[0] = Math.floor((bits[0] as number) / 3) + 709921077
  let y = single[0] as number
  for (let i = 0; i < 2; i++) y = f(f(f(2 * y) + f(v / f(y * y))) / 3)
  return y
}

const rounded = (...rows: Lab[]) => rows.map((row) => row.map(f) as Lab) as [Lab, Lab, Lab]

const CONES = rounded(
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
)
const LAB = rounded(
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
)
const ROOTS = rounded(
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
)
const PRIMARIES = rounded(
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
)

const times = ([x, y, z]: [Lab, Lab, Lab], v: Lab): Lab => [dot(x, v), dot(y, v), dot(z, v)]

const toLab = ([r, g, b]: RGB) => times(LAB, times(CONES, [linear(r), linear(g), linear(b)]).map(cubeRoot) as Lab)

const toLinear = (lab: Lab) => times(PRIMARIES, times(ROOTS, lab).map((v) => f(f(v * v) * v)) as Lab)

const [LEAST, MOST] = [f(-0.0005), f(1.0005)]

const isOutside = (rgb: Lab) => Math.min(...rgb) < LEAST || Math.max(...rgb) > MOST

/** Converts to sRGB. A color outside of it keeps its lightness and hue, and loses chroma. */
function toRGB([lightness, a, b]: Lab): RGB {
  const l = Math.min(1, Math.max(0, lightness))
  let rgb = toLinear([l, a, b])
  if (isOutside(rgb)) {
    let [low, high] = [0, 1]
    for (let i = 0; i < 8; i++) {
      const mid = (low + high) / 2
      if (isOutside(toLinear([l, f(a * mid), f(b * mid)]))) high = mid
      else low = mid
    }
    rgb = toLinear([l, f(a * low), f(b * low)])
  }
  return rgb.map(toLevel) as RGB
}
