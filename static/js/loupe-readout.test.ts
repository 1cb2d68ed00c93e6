import { expect, test } from 'vitest'
import { read } from './loupe-readout'

const pixels = { width: 3, height: 1, data: new Uint8ClampedArray([1, 2, 3, 0, 242, 160, 59, 128, 255, 255, 255, 255]) }

test('a reading names the alpha and the color that stand in the file', () => {
  expect(read(pixels, { x: 1, y: 0 })).toEqual({
    alpha: 128,
    hex: '#f2a03b',
    words: 'Soft, 50% · alpha 128 of 255 · #f2a03b · pixel 1, 0',
  })
})

test('clear and opaque pixels are called so', () => {
  expect(read(pixels, { x: 0, y: 0 }).words).toBe('Clear · alpha 0 of 255 · #010203 · pixel 0, 0')
  expect(read(pixels, { x: 2, y: 0 }).words).toBe('Opaque · alpha 255 of 255 · #ffffff · pixel 2, 0')
})
