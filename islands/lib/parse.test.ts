import { describe, expect, it } from 'vitest'
import { boolean, list, nullable, number, object, oneOf, string } from './parse'

describe('readers', () => {
  const point = object<{ x: number; label: string | null }>({ x: number, label: nullable(string) })

  it('read what has the right shape and leave the rest behind', () => {
    expect(list(point)([{ x: 1, label: null, more: true }], 'points')).toEqual([{ x: 1, label: null }])
    expect(oneOf('a', 'b')('b', '')).toBe('b')
    expect(boolean(false, '')).toBe(false)
  })

  it.each([
    ['a string for a number', () => point({ x: '1', label: null }, ''), 'x is not a number'],
    ['a missing field', () => point({ x: 1 }, 'p'), 'p.label is not a string'],
    ['no number at all', () => number(Number.NaN, 'n'), 'n is not a number'],
    ['a list for an object', () => point([], 'p'), 'p is not an object'],
    ['null for an object', () => point(null, ''), 'value is not an object'],
    ['an object for a list', () => list(number)({ length: 1 }, 'l'), 'l is not a list'],
    ['a wrong item', () => list(number)([1, 'two'], 'l'), 'l[1] is not a number'],
    ['an unknown choice', () => oneOf('a', 'b')('c', 'o'), 'o is not one of a, b'],
    ['a string for a switch', () => boolean('false', 'b'), 'b is not true or false'],
  ])('refuse %s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})
