import { expect, test } from 'vitest'
import { between, counted } from './choice'

const all = ['a', 'b', 'c', 'd']

test('a row of pictures runs from one to the other, in either direction', () => {
  expect(between(all, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(all, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(all, 'c', 'c')).toEqual(['c'])
})

test('a picture that an exchange of the list took away begins no row', () => {
  expect(between(all, 'gone', 'b')).toEqual([])
})

test('the bar says how many are chosen', () => {
  expect(counted(1)).toBe('1 selected')
  expect(counted(12)).toBe('12 selected')
})
