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

function replaced(rgb: RGB, from: Lab, to: Lab, limit: number): RGB {
  const [l, a, b] = toLab(rgb)
  const d = Math.hypot(l - from[0], a - from[1], b - from[2])
  if (d >= limit) return rgb
  const u = Math.min(1, (2 * (limit - d)) / limit)
  const t = u * u * (3 - 2 * u)
  return toRGB([l + t * (to[0] - from[0]), a + t * (to[1] - from[1]), b + t * (to[2] - from[2])])
}

const light = Float64Array.from({ length: 256 }, (_, i) => {
  const v = i / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

const linear = (level: number) => light[level] as number

function toLevel(value: number): number {
  const v = Math.min(1, Math.max(0, value))
  return Math.floor((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255 + 0.5)
}

function toLab([red, green, blue]: RGB): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const SLACK = 0.0005

/** Converts to sRGB. A color outside of it keeps its lightness and hue, and loses chroma. */
function toRGB([lightness, a, b]: Lab): RGB {
  const l = Math.min(1, Math.max(0, lightness))
  let rgb = toLinear([l, a, b])
  if (isOutside(rgb)) {
    let [low, high] = [0, 1]
    for (let i = 0; i < 8; i++) {
      const mid = (low + high) / 2
      if (isOutside(toLinear([l, a * mid, b * mid]))) high = mid
      else low = mid
    }
    rgb = toLinear([l, a * low, b * low])
  }
  return rgb.map(toLevel) as RGB
}

const isOutside = (rgb: RGB) => Math.min(...rgb) < -SLACK || Math.max(...rgb) > 1 + SLACK

function toLinear([lightness, a, b]: Lab): RGB {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
