// A T-shirt: cloth with folds, lit from the upper left, in which the print lies as the cloth does.
import { blur, planeOf } from '../pixels/blur'
import { type Sample, sample, type Texture, toLevel, toLinear } from './light'
import type { Drawing } from './march'

/** What the shirt is made of. All textures have the size of the drawing but the print. */
export interface Shirt {
  mask: Texture // opaque where there is cloth
  details: Texture // seams and collar, drawn over the cloth
  print: Texture
  color: string // #rrggbb
}

const UNITS = 1120 // across the drawing; all measures below are in these

/** A fold from one place to another: how high, how wide. Valleys are below zero. */
type Fold = [x0: number, y0: number, x1: number, y1: number, height: number, width: number]

const FOLDS: Fold[] = [
  [306, 470, 420, 560, -7, 26],
  [300, 520, 470, 690, 6, 34],
  [304, 600, 400, 800, -6, 30],
  [816, 470, 700, 566, -7, 26],
  [822, 530, 660, 700, 6, 34],
  [818, 610, 724, 800, -6, 30],
  [340, 820, 400, 1090, 8, 38],
  [420, 880, 440, 1100, -6, 30],
  [780, 800, 716, 1090, 8, 38],
  [690, 900, 684, 1105, -6, 32],
  [560, 930, 540, 1105, 6, 40],
  [600, 960, 620, 1105, -5, 30],
  [470, 205, 520, 330, 3, 30],
  [650, 205, 606, 330, 3, 30],
  [180, 250, 96, 440, 7, 26],
  [232, 300, 180, 490, -6, 24],
  [276, 300, 240, 500, 5, 22],
  [940, 250, 1024, 440, 7, 26],
  [888, 300, 940, 490, -6, 24],
  [846, 300, 880, 500, 5, 22],
  [290, 250, 300, 460, -8, 18],
  [830, 250, 820, 460, -8, 18],
]

/** Where the print may be: its box on the chest. */
const CHEST = { x: 560, y: 500, width: 400, height: 480 }

/** Draws the shirt. */
export function drawShirt({ mask, details, print, color }: Shirt): Drawing {
  const { width, height } = mask
  const unit = UNITS / width
  const cloth = heights(mask, unit)
  const base = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16)))
  const k = Math.min(CHEST.width / print.width, CHEST.height / print.height)
  const data = new Uint8ClampedArray(4 * width * height)
  const ink: Sample = new Float32Array(4)
  const light = new Float32Array(3)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const alpha = mask.data[4 * i + 3] as number
      if (alpha === 0) continue
      const sx = slope(cloth, i, 1, x, width) / unit
      const sy = slope(cloth, i, width, y, height) / unit
      const [ux, uy] = [x * unit + 5 * sx, y * unit + 5 * sy]
      const u = (ux - CHEST.x) / (print.width * k) + 0.5
      const v = (uy - CHEST.y) / (print.height * k) + 0.5
      sample(print, u, v, ink)
      const knit = 1 + 0.018 * Math.sin(ux * 2.1) * Math.sin(uy * 2.3)
      const shine = shading(sx, sy)
      const a = 0.97 * (ink[3] as number)
      for (let c = 0; c < 3; c++) {
        const own = (base[c] as number) * knit * (1 - a) + 0.97 * (ink[c] as number)
        light[c] = own * shine + 0.045 * Math.max(0, shine - 0.62) // cloth catches a little light whatever its color
      }
      paint(data, i, light, details)
      data[4 * i + 3] = alpha
    }
  castShadow(data, mask, unit)
  return { width, height, data }
}

/** Puts a soft shadow under the cloth, which lies on something. */
function castShadow(data: Uint8ClampedArray, mask: Texture, unit: number): void {
  const { width, height } = mask
  const plane = planeOf(0, 0, width, height)
  const down = Math.round(12 / unit)
  for (let i = down * width; i < plane.values.length; i++)
    plane.values[i] = (mask.data[4 * (i - down * width) + 3] as number) / 255
  blur(plane, 13 / unit)
  for (let i = 0; i < plane.values.length; i++) {
    const own = data[4 * i + 3] as number
    const under = 0.34 * (plane.values[i] as number) * (255 - own)
    if (under < 0.5) continue
    const total = own + under
    for (let c = 0; c < 3; c++) data[4 * i + c] = ((data[4 * i + c] as number) * own + 12 * under) / total
    data[4 * i + 3] = total
  }
}

function heights(mask: Texture, unit: number): Float32Array {
  const { width, height } = mask
  const round = planeOf(0, 0, width, height)
  for (let i = 0; i < round.values.length; i++) round.values[i] = (mask.data[4 * i + 3] as number) / 255
  blur(round, 30 / unit)
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (mask.data[4 * i + 3] === 0) continue
      const body = Math.max(0, 2 * (round.values[i] as number) - 1)
      out[i] = 26 * Math.sqrt(body) + folds(x * unit, y * unit)
    }
  const cloth = { ...round, values: out }
  blur(cloth, 3.5 / unit)
  return cloth.values
}

function folds(x: number, y: number): number {
  let sum = 1.2 * Math.sin(x / 71 + y / 113) + 0.9 * Math.sin(y / 57 - x / 190)
  for (const [x0, y0, x1, y1, high, wide] of FOLDS) {
    const [dx, dy] = [x1 - x0, y1 - y0]
    const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
    const bend = 7 * Math.sin(3.4 * t + x0)
    const d2 = (x - x0 - t * dx - bend) ** 2 + (y - y0 - t * dy) ** 2
    if (d2 > 9 * wide * wide) continue
    sum += 1.7 * high * Math.sin(Math.PI * (0.12 + 0.8 * t)) * Math.exp(-d2 / (wide * wide))
  }
  return sum
}

function slope(cloth: Float32Array, i: number, by: number, at: number, size: number): number {
  if (at === 0 || at === size - 1) return 0
  return ((cloth[i + by] as number) - (cloth[i - by] as number)) / 2
}

/** Returns how bright cloth is that rises so much to the right and downward. */
function shading(sx: number, sy: number): number {
  const length = Math.hypot(sx, sy, 1)
  const facing = (0.5 * sx + 0.42 * sy + 0.76) / length
  return 0.16 + 1.06 * Math.max(0, facing) ** 1.25
}

function paint(data: Uint8ClampedArray, i: number, light: Float32Array, details: Texture): void {
  const over = (details.data[4 * i + 3] as number) / 255
  for (let c = 0; c < 3; c++) {
    const level = toLevel(light[c] as number)
    data[4 * i + c] = level * (1 - over) + (details.data[4 * i + c] as number) * over
  }
}
