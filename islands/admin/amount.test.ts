import { expect, it } from 'vitest'
import { amountOf } from './amount'

it('reads integers with and without a sign', () => {
  for (const [text, amount] of [
    ['10', 10],
    ['-5', -5],
    ['+7', 7],
    [' 12 ', 12],
    ['−3', -3],
    ['007', 7],
  ] as const)
    expect(amountOf(text)).toBe(amount)
})

it('counts everything else as 0', () => {
  for (const text of ['', '0', 'ten', '1.5', '1e3', '0x10', '--5', '5-', '1 000', 'NaN', '9'.repeat(10)])
    expect(Math.abs(amountOf(text))).toBe(0)
})
