import { describe, expect, it } from 'vitest'
import { share, shortDay, ticks } from './chart'

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [1_000_000, [0, 500_000, 1_000_000]],
  ])('up to %i are %j', (greatest, expected) => {
    expect(ticks(greatest)).toEqual(expected)
  })

  it('begin at zero, are whole, and reach the greatest number', () => {
    for (let n = 0; n < 3000; n++) {
      const all = ticks(n)
      expect(all[0]).toBe(0)
      expect(all.every(Number.isInteger)).toBe(true)
      expect(all.at(-1)).toBeGreaterThanOrEqual(n)
      expect(all.length).toBeLessThanOrEqual(5)
    }
  })
})

it('a bar is as long as its share of the axis', () => {
  expect(share(5, 20)).toBe(25)
  expect(share(0, 1)).toBe(0)
  expect(share(0, 0)).toBe(0)
})

it('a day under the axis is the one in UTC', () => {
  expect(shortDay('2026-11-20')).toBe('Nov 20')
})
