import { expect, test } from 'vitest'
import { edited } from './cutout-edit'

// The tests run without a browser's ImageData.
globalThis.ImageData ??= class {
  constructor(
    public data: Uint8ClampedArray,
    public width: number,
    public height: number,
  ) {}
} as unknown as typeof ImageData

const plain = (color: number[], size = 16) =>
  new ImageData(new Uint8ClampedArray(Array.from({ length: size * size }, () => color).flat()), size, size)

/** A square that is opaque from column and row 4 on to 11. */
function square(): ImageData {
  const img = plain([200, 0, 0, 0])
  for (let y = 4; y < 12; y++) for (let x = 4; x < 12; x++) img.data[4 * (y * 16 + x) + 3] = 255
  return img
}

const at = (img: ImageData, x: number, y: number) => [...img.data.slice(4 * (y * 16 + x), 4 * (y * 16 + x) + 4)]
const nothing = () => plain([0, 0, 0, 0])
const original = plain([0, 90, 0, 255])

test('without strokes and with a hard edge the cut-out stays as it is', () => {
  expect(edited(square(), original, nothing(), { trim: 0, softness: 0 }).data).toEqual(square().data)
})

test('what is kept shows the original, and what is erased shows nothing', () => {
  const strokes = nothing()
  strokes.data.set([255, 255, 255, 255], 0)
  strokes.data.set([0, 0, 0, 255], 4 * (5 * 16 + 5))
  const out = edited(square(), original, strokes, { trim: 0, softness: 0 })
  expect(at(out, 0, 0)).toEqual([0, 90, 0, 255])
  expect(at(out, 5, 5)[3]).toBe(0)
  expect(at(out, 8, 8)).toEqual([200, 0, 0, 255])
})

test('trimming takes pixels off the edge', () => {
  const out = edited(square(), original, nothing(), { trim: 2, softness: 0 })
  expect([4, 5, 6, 9, 10, 11].map((x) => at(out, x, 8)[3])).toEqual([0, 0, 255, 255, 0, 0])
})

test('a soft edge fades inwards and never shows what was hidden', () => {
  const out = edited(square(), original, nothing(), { trim: 0, softness: 3 })
  const row = Array.from({ length: 16 }, (_, x) => at(out, x, 8)[3] ?? 0)
  expect(row.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(row[5]).toBeGreaterThan(row[4] ?? 0)
  expect(row[7]).toBe(255)
})
