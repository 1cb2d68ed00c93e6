import { expect, test } from 'vitest'
import { luminance, tone } from './contrast'

test('luminance runs from black to white', () => {
  expect(luminance('#000000')).toBe(0)
  expect(luminance('#ffffff')).toBeCloseTo(1, 5)
  expect(luminance('#808080')).toBeCloseTo(0.2159, 3)
})

test('black or white text has at least 4.5:1 on every color that can be chosen', () => {
  for (let step = 0; step < 4096; step++) {
    const digits = [step >> 8, (step >> 4) & 15, step & 15].map((digit) => digit.toString(16).repeat(2))
    const color = `#${digits.join('')}`
    const ground = luminance(color) + 0.05
    const ratio = tone(color) === 'light' ? ground / 0.05 : 1.05 / ground
    expect(ratio, color).toBeGreaterThan(4.5)
  }
})
