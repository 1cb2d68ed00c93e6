// A T-shirt: cloth with folds, lit from the upper left, in which the print lies as the cloth does.
import { blur, planeOf } from '../pixels/blur'
import { clothOf, type Fall, UNITS } from './cloth'
import { type Sample, sample, type Texture, toLevel, toLinear } from './light'
import type { Drawing } from './march'

/** What the shirt is made of. All textures have the size of the drawing but the print. */
export interface Shirt {
  mask: Texture // opaque where there is cloth
  details: Texture // seams and collar, drawn over the cloth
  print: Texture
  color: string // #rrggbb
}

/** Where the print may be: its box on the chest. */
const CHEST = { x: 560, y: 500, width: 400, height: 480 }

/** How far the print is moved where the cloth slopes, in units. More than this, and it would fold over itself. */
const SHIFT = 9

/** Draws the shirt. */
export function drawShirt({ mask, details, print, color }: Shirt): Drawing {
  const { width, height } = mask
  const unit = UNITS / width
  const cloth = clothOf(mask)
  const base = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16)))
  const k = Math.min(CHEST.width / print.width, CHEST.height / print.height)
  const data = new Uint8ClampedArray(4 * width * height)
  const ink: Sample = new Float32Array(4)
  const light = new Float32Array(3)
  const fall: Fall = { right: 0, down: 0, depth: 0 }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const alpha = mask.data[4 * i + 3] as number
      if (alpha === 0) continue
      cloth(x * unit, y * unit, fall)
      const [ux, uy] = [x * unit + SHIFT * fall.right, y * unit + SHIFT * fall.down]
      const u = (ux - CHEST.x) / (print.width * k) + 0.5
      const v = (uy - CHEST.y) / (print.height * k) + 0.5
      sample(print, u, v, ink)
      const thread = Math.sin(ux * 2.1) * Math.sin(uy * 2.3)
      const shine = shading(fall)
      const cover = 0.965 + 0.035 * thread // the ink lies on the threads, less of it between them
      const a = cover * (ink[3] as number)
      for (let c = 0; c < 3; c++) {
        const own = (base[c] as number) * (1 + 0.04 * thread) * (1 - a) + cover * (ink[c] as number)
        light[c] = own * shine + 0.05 * Math.max(0, shine - 0.5) // cloth catches a little light whatever its color
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

/** Returns how bright the cloth is: lit from the upper left, dark where it lies deep. */
function shading({ right, down, depth }: Fall): number {
  const length = Math.sqrt(right * right + down * down + 1)
  const facing = (0.5 * right + 0.42 * down + 0.76) / length
  return (0.14 + 1.12 * Math.max(0, facing) ** 1.35) * (1 - 0.3 * depth)
}

function paint(data: Uint8ClampedArray, i: number, light: Float32Array, details: Texture): void {
  const over = (details.data[4 * i + 3] as number) / 255
  for (let c = 0; c < 3; c++) {
    const level = toLevel(light[c] as number)
    data[4 * i + c] = level * (1 - over) + (details.data[4 * i + c] as number) * over
  }
}
