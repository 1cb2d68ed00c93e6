import { expect, test } from 'vitest'
import { added, colorError, haloed, type Pixels, painted, soft } from './faults'

const side = 60

/** A red disc with one row of half-clear pixels around it. */
function disc(): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let i = 0; i < side * side; i++) {
    const far = Math.hypot((i % side) - side / 2, Math.floor(i / side) - side / 2)
    data.set([200, 20, 30, far < 14 ? 255 : far < 15 ? 128 : 0], 4 * i)
  }
  return { width: side, height: side, data }
}

test('a true alpha channel against itself has no pixel too many and no error', () => {
  const image = disc()
  expect(added(image, image)).toBe(0)
  expect(colorError(image, image, [39, 67, 255])).toBe(0)
  expect(soft(image)).toBeGreaterThan(50)
})

test('a halo is a line of white, solid pixels around the image, and loses what was soft', () => {
  const image = disc()
  const spoiled = haloed(image)
  expect(soft(spoiled)).toBe(0)
  expect(added(image, spoiled)).toBeGreaterThan(100)
  const edge = 4 * (30 * side + 30 + 16) // two pixels outside of the disc
  expect([...spoiled.data.slice(edge, edge + 4)]).toEqual([255, 255, 255, 255])
  expect(spoiled.data[3]).toBe(0) // far away nothing is added
  expect(colorError(image, spoiled, [21, 22, 26])).toBeGreaterThan(0.5)
})

test('painted squares fill everything that was clear', () => {
  const image = disc()
  const spoiled = painted(image)
  const clear = image.data.filter((alpha, i) => i % 4 === 3 && alpha === 0).length
  expect(added(image, spoiled)).toBe(clear)
  expect(soft(spoiled)).toBe(0)
  expect([spoiled.data[0], spoiled.data[4 * 18]]).toEqual([255, 207])
})

test('white squares are no error on white, and are on ink', () => {
  const image = disc()
  const spoiled = haloed(image)
  expect(colorError(image, spoiled, [255, 255, 255])).toBeLessThan(0.02)
})
