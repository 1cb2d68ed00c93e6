// Levels of sRGB and linear light, in which all shading is computed.

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

const STEPS = 4096
const levels = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => {
  const v = i / STEPS
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
})

export const toLinear = (level: number): number => linear[level] as number

/** Returns the level of an amount of light. Highlights above 0.8 are rounded off: nothing burns out. */
export function toLevel(light: number): number {
  const v = light <= 0.8 ? Math.max(0, light) : 0.8 + 0.2 * (1 - Math.exp((0.8 - light) / 0.2))
  return levels[Math.round(v * STEPS)] as number
}

/** Pixels to be put on an object: straight RGBA. */
export interface Texture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Red, green, blue in linear light and multiplied by alpha, and alpha, 0–1. */
export type Sample = Float32Array

/** Reads a texture between its pixels. u and v are 0–1; beyond them it is transparent. */
export function sample({ width, height, data }: Texture, u: number, v: number, out: Sample): void {
  out.fill(0)
  const x = u * width - 0.5
  const y = v * height - 0.5
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (let corner = 0; corner < 4; corner++) {
    const px = left + (corner & 1)
    const py = top + (corner >> 1)
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const weight = (1 - Math.abs(x - px)) * (1 - Math.abs(y - py))
    const at = 4 * (py * width + px)
    const alpha = (weight * (data[at + 3] as number)) / 255
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + alpha * toLinear(data[at + c] as number)
    out[3] = (out[3] as number) + alpha
  }
}
