import { expect, test } from 'vitest'
import { advice, strength } from './strength'

test.each([
  ['', 0],
  ['abc12', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdef', 1],
  ['abcdefghijk', 2],
  ['correct horse', 2],
  ['correct horse battery', 4],
])('%j is graded %i', (password, grade) => {
  expect(strength(password)).toBe(grade)
})

test('a longer password is never weaker', () => {
  const letters = 'a sentence that grows by one letter after the other'
  let before = 0
  for (let length = 1; length <= letters.length; length++) {
    const now = strength(letters.slice(0, length))
    expect(now).toBeGreaterThanOrEqual(before)
    before = now
  }
})

test('every grade has its advice', () => {
  expect(advice).toHaveLength(5)
})
