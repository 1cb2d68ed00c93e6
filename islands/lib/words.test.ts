import { describe, expect, it } from 'vitest'
import { ago, counted, dateOf, truncate } from './words'

const now = Date.parse('2026-11-20T12:00:00Z')
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString()

describe('how long ago something was', () => {
  it.each([
    [0, '0 seconds ago'],
    [-5000, '0 seconds ago'], // the clock of this device is behind
    [1000, '1 second ago'],
    [59_999, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, '1 day ago'],
    [604_799_999, '6 days ago'],
    [604_800_000, 'November 13, 2026'],
  ])('%i ms are %s', (milliseconds, told) => {
    expect(ago(before(milliseconds), now)).toBe(told)
  })
})

it('a day is told in UTC, wherever the reader is', () => {
  expect(dateOf('2026-11-20T23:59:59Z')).toBe('November 20, 2026')
  expect(dateOf('2026-11-20T00:00:00Z')).toBe('November 20, 2026')
})

it.each([
  ['short', 'short'],
  ['exactly thirty characters long', 'exactly thirty characters long'],
  ['A paper boat with a small red sail', 'A paper boat with a small red…'],
  ['🦊'.repeat(31), `${'🦊'.repeat(30)}…`],
])('%s is cut to %s', (text, cut) => {
  expect(truncate(text, 30)).toBe(cut)
})

it.each([
  [0, '0 credits'],
  [1, '1 credit'],
  [1200, '1,200 credits'],
])('%i is %s', (n, told) => {
  expect(counted(n, 'credit')).toBe(told)
})
