import { expect, test } from 'vitest'
import { cutOut, firstEdge, lensCorner, middleOf, pixelUnder, step } from './loupe-geometry'

const square = { width: 1024, height: 1024 }
const box = { width: 512, height: 512 }

/** A picture of one row that holds these alphas. */
function row(...alphas: number[]) {
  return { width: alphas.length, height: 1, data: new Uint8ClampedArray(alphas.flatMap((alpha) => [9, 9, 9, alpha])) }
}

test('a point of the box is over the pixel that is drawn there', () => {
  expect(pixelUnder({ x: 0, y: 0 }, box, square)).toEqual({ x: 0, y: 0 })
  expect(pixelUnder({ x: 256, y: 511.9 }, box, square)).toEqual({ x: 512, y: 1023 })
})

test('outside the picture the nearest pixel is meant', () => {
  expect(pixelUnder({ x: -40, y: 600 }, box, square)).toEqual({ x: 0, y: 1023 })
})

test('a picture that does not fill its box is found where it is drawn', () => {
  const wide = { width: 200, height: 100 }
  expect(pixelUnder({ x: 256, y: 128 }, box, wide)).toEqual({ x: 100, y: 0 })
  expect(pixelUnder({ x: 256, y: 10 }, box, wide)).toEqual({ x: 100, y: 0 })
  expect(middleOf({ x: 0, y: 0 }, box, wide)).toEqual({ x: 1.28, y: 129.28 })
})

test('the middle of a pixel leads back to it, whatever the scale', () => {
  for (const size of [7, 512, 1536])
    for (const at of [0, 3, size - 1]) {
      const picture = { width: size, height: size }
      expect(pixelUnder(middleOf({ x: at, y: at }, box, picture), box, picture)).toEqual({ x: at, y: at })
    }
})

test('the lens lies around its point and never leaves the box', () => {
  expect(lensCorner({ x: 256, y: 256 }, 168, box)).toEqual({ x: 172, y: 172 })
  expect(lensCorner({ x: 510, y: 2 }, 168, box)).toEqual({ x: 344, y: 0 })
  expect(lensCorner({ x: 50, y: 50 }, 168, { width: 100, height: 100 })).toEqual({ x: 0, y: 0 })
})

test('arrows move by one pixel, with shift by ten, and stop at the frame', () => {
  const from = { x: 5, y: 5 }
  expect(step(from, 'ArrowLeft', false, square)).toEqual({ x: 4, y: 5 })
  expect(step(from, 'ArrowDown', true, square)).toEqual({ x: 5, y: 15 })
  expect(step(from, 'ArrowUp', true, square)).toEqual({ x: 5, y: 0 })
  expect(step({ x: 1023, y: 0 }, 'ArrowRight', true, square)).toEqual({ x: 1023, y: 0 })
  expect(step(from, 'Tab', false, square)).toBeUndefined()
})

test('the loupe begins on the outline nearest to the middle, on its softer side', () => {
  expect(firstEdge(row(0, 255, 255, 255, 255, 100, 0))).toEqual({ x: 5, y: 0 })
  expect(firstEdge(row(0, 0, 140, 255, 255, 255, 255, 255))).toEqual({ x: 2, y: 0 })
  expect(firstEdge(row(0, 0, 255, 255, 255))).toEqual({ x: 2, y: 0 })
  expect(firstEdge(row(0, 0, 0))).toEqual({ x: 1, y: 0 })
})

test('what is cut out beyond the frame is clear', () => {
  const alphas = (middle: number) => [...cutOut(row(10, 20, 30), { x: middle, y: 0 }, 3)].filter((_, i) => i % 4 === 3)
  expect(alphas(1)).toEqual([0, 0, 0, 10, 20, 30, 0, 0, 0])
  expect(alphas(2)).toEqual([0, 0, 0, 20, 30, 0, 0, 0, 0])
})
