// The cloth of the T-shirt: how its surface rises and falls, worked out once on a coarse grid and read between its points.
import { blur, type Plane, planeOf } from '../pixels/blur'
import type { Texture } from './light'

export const UNITS = 1120 // across the drawing; all measures below are in these
const CELL = 2.5 // distance of the grid's points; those of a small drawing are as far apart as its pixels
const LIFT = 60 // added to all heights: the blur cuts what is below zero

/** A fold from one place to another: how high, how wide. Valleys are below zero. */
type Fold = [x0: number, y0: number, x1: number, y1: number, height: number, width: number]

const FOLDS: Fold[] = [
  // from the armpits across the chest
  [300, 448, 450, 520, -8, 24],
  [304, 470, 500, 590, 7, 30],
  [304, 520, 500, 690, -8, 26],
  [302, 580, 452, 770, 7, 30],
  [820, 448, 672, 526, -8, 24],
  [818, 470, 624, 612, 7, 30],
  [818, 530, 640, 700, -8, 26],
  [820, 600, 690, 790, 7, 30],
  // from the shoulders down, where the cloth hangs from the collar
  [430, 190, 470, 400, 6, 26],
  [466, 200, 520, 360, -5, 22],
  [690, 190, 640, 420, 6, 26],
  [654, 200, 600, 360, -5, 22],
  [520, 330, 440, 640, 5, 34],
  [610, 350, 690, 650, 5, 34],
  [560, 420, 580, 720, -5, 30],
  // across the belly
  [380, 700, 610, 760, -6, 24],
  [470, 742, 740, 700, 6, 26],
  [400, 800, 600, 856, 5, 26],
  [560, 806, 760, 770, -6, 24],
  // down to the hem
  [352, 820, 400, 1096, 9, 34],
  [404, 850, 440, 1100, -7, 26],
  [470, 900, 500, 1104, 7, 28],
  [560, 880, 540, 1108, -6, 28],
  [606, 900, 622, 1108, 7, 28],
  [684, 880, 668, 1104, -7, 26],
  [776, 820, 724, 1094, 9, 34],
  // along the sleeves
  [180, 250, 96, 440, 7, 26],
  [232, 290, 176, 490, -7, 22],
  [280, 300, 240, 505, 6, 22],
  [150, 214, 250, 330, -5, 20],
  [940, 250, 1024, 440, 7, 26],
  [888, 290, 944, 490, -7, 22],
  [840, 300, 880, 505, 6, 22],
  [970, 214, 870, 330, -5, 20],
  [292, 250, 300, 450, -9, 16],
  [828, 250, 820, 450, -9, 16],
]

/** What the cloth is like at a place: how much it rises to the right and downward, and how deep it lies, 0–1. */
export interface Fall {
  right: number
  down: number
  depth: number
}

/** A cloth of the shape of a mask, to be asked at any place. */
export type Cloth = (x: number, y: number, out: Fall) => void

/** Returns the cloth that is opaque in the mask. */
export function clothOf(mask: Texture): Cloth {
  const cell = Math.max(CELL, UNITS / mask.width)
  const height = heights(mask, cell)
  const around = { ...height, values: height.values.slice() }
  blur(around, 22 / cell)
  const { width, values } = height
  const at = (i: number) => values[i] ?? 0
  const slope = (i: number, by: number) => (at(i + by) - at(i - by)) / (2 * cell)
  return (x, y, out) => {
    const [gx, gy] = [x / cell, y / cell]
    const left = Math.min(width - 2, Math.floor(gx))
    const top = Math.min(height.height - 2, Math.floor(gy))
    out.right = out.down = out.depth = 0
    for (let corner = 0; corner < 4; corner++) {
      const px = left + (corner & 1)
      const py = top + (corner >> 1)
      const weight = (1 - Math.abs(gx - px)) * (1 - Math.abs(gy - py))
      const i = py * width + px
      out.right += weight * slope(i, 1)
      out.down += weight * slope(i, width)
      out.depth += weight * ((around.values[i] ?? 0) - at(i))
    }
    out.depth = Math.min(1, Math.max(0, out.depth / 9))
  }
}

function heights(mask: Texture, cell: number): Plane {
  const across = Math.ceil(UNITS / cell) + 1
  const plane = planeOf(0, 0, across, Math.ceil((across * mask.height) / mask.width))
  const k = (cell * mask.width) / UNITS // pixels of the mask to a cell
  const covered = (x: number, y: number) =>
    mask.data[
      4 * (Math.min(mask.height - 1, Math.floor(y * k)) * mask.width + Math.min(mask.width - 1, Math.floor(x * k))) + 3
    ] as number
  const round = { ...plane, values: new Float32Array(plane.values.length) }
  for (let y = 0, i = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, i++) round.values[i] = covered(x, y) / 255
  blur(round, 30 / cell)
  for (let y = 0, i = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, i++) {
      const body = Math.max(0, 2 * (round.values[i] as number) - 1)
      plane.values[i] = LIFT + (body > 0 ? 26 * Math.sqrt(body) + crease(x * cell, y * cell) : 0)
    }
  for (const fold of FOLDS) raise(plane, round, cell, fold)
  blur(plane, 4 / cell)
  return plane
}

/** Returns how high small creases are at a place: they are nowhere straight. */
function crease(x: number, y: number): number {
  const wx = x + 16 * Math.sin(y / 61) + 7 * Math.sin(y / 23 + x / 140)
  const wy = y + 18 * Math.sin(x / 83 + 1)
  return 1.5 * Math.sin(wx / 37 + wy / 96) + 1.1 * Math.sin(wy / 43 - wx / 71) + 0.5 * Math.sin(wx / 17 - wy / 39)
}

const REACH = 2.6 // of a fold, in its widths: beyond, it is nothing

/** Adds a fold where there is cloth. */
function raise({ width, height, values }: Plane, round: Plane, cell: number, [x0, y0, x1, y1, high, wide]: Fold): void {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = Math.hypot(dx, dy)
  const around = REACH * 1.5 * wide
  const cells = (from: number, to: number, most: number) =>
    [Math.max(0, Math.floor((from - around) / cell)), Math.min(most - 1, Math.ceil((to + around) / cell))] as const
  const [left, right] = cells(Math.min(x0, x1), Math.max(x0, x1), width)
  const [top, bottom] = cells(Math.min(y0, y1), Math.max(y0, y1), height)
  for (let gy = top; gy <= bottom; gy++)
    for (let gx = left; gx <= right; gx++) {
      const i = gy * width + gx
      if ((round.values[i] as number) <= 0.5) continue
      const [x, y] = [gx * cell - x0, gy * cell - y0]
      const along = (x * dx + y * dy) / (length * length)
      const t = Math.min(1, Math.max(0, along))
      const bend = 0.045 * length * Math.sin(3.4 * t + x0)
      const aside = (x * dy - y * dx) / length - bend
      const across = aside < 0 ? 1.35 * aside : 0.8 * aside // one side of a fold is steeper than the other
      const ends = (along - t) * length
      const d = Math.sqrt(across * across + ends * ends) / (wide * (0.7 + 0.5 * t))
      if (d > REACH) continue
      values[i] = (values[i] as number) + 1.5 * high * Math.sin(Math.PI * (0.1 + 0.82 * t)) * Math.exp(-(d ** 1.7))
    }
}
