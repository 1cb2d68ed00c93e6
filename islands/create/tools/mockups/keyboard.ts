// The keyboard of the laptop, drawn on the floor of its well.
import { roundedRect, type Surface } from './scene'

/** Widths of the keys of each row, from the back to the front, in keys; all rows are equally long. */
const ROWS = [
  [...Array<number>(13).fill(1), 2],
  [1.5, ...Array<number>(12).fill(1), 1.5],
  [1.75, ...Array<number>(11).fill(1), 2.25],
  [2.25, ...Array<number>(10).fill(1), 2.75],
  [1, 1, 1, 1.25, 5.5, 1.25, 1, 1, 1, 1],
]
const LENGTH = 15 // of a row
const DEEP = 0.4 // half of the well, from back to front
const GAP = 0.014 // half of what is between two keys
const CORNER = 0.025

/** Paints the place (x, y, z) of the base: y is its height, x and z are measured from the well's middle; w is half the well's width. */
export function keyboard(x: number, y: number, z: number, w: number, out: Surface): void {
  if (y > 0.052 || Math.abs(x) > w || Math.abs(z) > DEEP) return
  out.color.set([0.2, 0.205, 0.215])
  out.gloss = 0.1
  const [pitch, deep] = [(2 * w) / LENGTH, (2 * DEEP) / ROWS.length]
  const row = Math.min(ROWS.length - 1, Math.floor((z + DEEP) / deep))
  const middle = (row + 0.5) * deep - DEEP
  let left = -w
  for (const width of ROWS[row] ?? []) {
    const right = left + width * pitch
    if (x < right) {
      const inside = roundedRect(x - (left + right) / 2, z - middle, (right - left) / 2 - GAP, deep / 2 - GAP, CORNER)
      if (inside < 0) out.color.set([0.016, 0.016, 0.018])
      return
    }
    left = right
  }
}
