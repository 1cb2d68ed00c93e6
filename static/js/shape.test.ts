import { expect, test } from 'vitest'
import { shape } from './shape'

test('only what can be seen of an image belongs to its shape', () => {
  const half = shape(new Uint8ClampedArray([255, 0, 2, 3]), 2, 2)
  expect(half(0.2, 0.2)).toBe(true)
  expect(half(0.7, 0.2)).toBe(false)
  expect(half(0.2, 0.7)).toBe(false)
  expect(half(0.7, 0.7)).toBe(true)
})

test('nothing outside of an image belongs to its shape', () => {
  const full = shape(new Uint8ClampedArray([255]), 1, 1)
  for (const [x, y] of [
    [-0.1, 0.5],
    [0.5, -0.1],
    [1, 0.5],
    [0.5, 1.2],
  ] as const)
    expect(full(x, y)).toBe(false)
})
