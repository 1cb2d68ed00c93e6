import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pixelsOf, type Ratio, ratioFor, ratioIn, ratioOf } from './ratio'

// The table that internal/domain/size_test.go reads too.
const table: {
  pixels: [Ratio, number, number, number][]
  sizes: [number, number, string][]
  prompts: [string, string][]
} = JSON.parse(readFileSync('internal/domain/testdata/ratios.json', 'utf8'))

describe('aspect ratios are those of the server', () => {
  it.each(table.pixels)('%s at %s pixels is %s × %s', (ratio, longer, width, height) => {
    expect(pixelsOf(ratio, longer)).toEqual({ width, height })
    expect(ratioOf(width, height)).toBe(ratio)
  })

  it.each(table.sizes)('%s × %s is "%s"', (width, height, ratio) => {
    expect(ratioOf(width, height) ?? '').toBe(ratio)
  })

  it.each(table.prompts)('%j asks for "%s"', (prompt, ratio) => {
    expect(ratioIn(prompt) ?? '').toBe(ratio)
  })
})

describe('the ratio of a draft', () => {
  it.each([
    ['', 'a fox', '1:1'],
    ['', 'a fox, 16:9', '16:9'],
    ['1:1', 'a fox, 16:9', '1:1'],
    ['3:4', 'a fox', '3:4'],
  ] as const)('chosen "%s" with the prompt "%s" is %s', (ratio, prompt, expected) => {
    expect(ratioFor({ ratio, prompt })).toBe(expected)
  })
})
