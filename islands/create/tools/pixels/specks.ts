import type { Frame } from './frame'
import { type Shape, shapeOf } from './shape'

/** Clears the islands of visible pixels, corners touching, with fewer pixels than most; the largest stays. */
export function specks(frame: Frame, most: number): Frame {
  const shape = shapeOf(frame)
  const { number, areas } = islands(shape)
  const largest = areas.indexOf(Math.max(...areas))
  const data = new Uint8ClampedArray(frame.data)
  for (let i = 0; i < number.length; i++) {
    const island = (number[i] as number) - 1
    if (island >= 0 && island !== largest && (areas[island] as number) < most) data[4 * i + 3] = 0
  }
  return { ...frame, data }
}

/** Numbers the connected parts of the visible pixels from 1 on, and counts their pixels. */
function islands({ width, height, alpha }: Shape): { number: Int32Array; areas: number[] } {
  const number = new Int32Array(alpha.length)
  const areas: number[] = []
  const open: number[] = []
  for (let start = 0; start < alpha.length; start++) {
    if (alpha[start] === 0 || number[start] !== 0) continue
    const id = areas.length + 1
    number[start] = id
    open.push(start)
    let area = 0
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      area++
      const x = i % width
      const y = (i - x) / width
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const k = v * width + u
          if (alpha[k] === 0 || number[k] !== 0) continue
          number[k] = id
          open.push(k)
        }
    }
    areas.push(area)
  }
  return { number, areas }
}
