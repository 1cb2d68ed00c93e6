import { describe, expect, it } from 'vitest'
import type { Usage } from '../../lib/api'
import {
  allowsSize,
  boundedCount,
  creditProblem,
  lacksXL,
  mostImages,
  needsUpgrade,
  promptExcess,
  promptLength,
} from './limits'

const usage = (part: Partial<Usage> = {}): Usage => ({
  remaining_credits: 100,
  monthly_credits: 200,
  used_credits: 100,
  percentage: 50,
  reset_at: null,
  isPremium: true,
  private_gallery: true,
  max_resolution: 1536,
  batch_size: 4,
  ...part,
})

describe('the number of images', () => {
  it.each([
    ['four at most, whatever the plan says', { batch_size: 8 }, 4],
    ['what the plan allows at once', { batch_size: 2 }, 2],
    ['what the credits reach for', { remaining_credits: 3 }, 3],
    ['one, even without credits', { remaining_credits: 0 }, 1],
    ['one, even when the credits are below zero', { remaining_credits: -5 }, 1],
  ])('is %s', (_, part, most) => {
    expect(mostImages(usage(part))).toBe(most)
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2, 2],
    [2.9, 2],
    [9, 4],
    [Number.NaN, 1],
  ])('is brought within bounds: a request for %s becomes %s', (wanted, count) => {
    expect(boundedCount(wanted, usage())).toBe(count)
  })

  it('is explained when the credits do not reach', () => {
    expect(creditProblem(3, usage({ remaining_credits: 2 }))).toBe(
      'You have insufficient generation credits. Remaining: 2, Requested: 3',
    )
    expect(creditProblem(2, usage({ remaining_credits: 2 }))).toBe('')
  })
})

describe('a plan', () => {
  it.each([
    [1024, 1024, true],
    [1024, 1536, false],
    [1536, 1536, true],
  ])('up to %s pixels allows %s: %s', (max_resolution, pixels, allowed) => {
    expect(allowsSize(pixels, usage({ max_resolution }))).toBe(allowed)
  })

  it('lacks XL below 1536 pixels', () => {
    expect(lacksXL(usage({ max_resolution: 1024 }))).toBe(true)
    expect(lacksXL(usage())).toBe(false)
  })

  it.each([
    [4, false, true],
    [5, false, false],
    [0, true, false],
  ])('with %s credits, premium %s, asks for an upgrade: %s', (remaining_credits, isPremium, asks) => {
    expect(needsUpgrade(usage({ remaining_credits, isPremium }))).toBe(asks)
  })
})

it('a prompt is counted as the server counts it, and nothing is cut', () => {
  expect(promptLength('  a fox  ')).toBe(5)
  expect(promptLength('🦊🦊')).toBe(2) // four units of the script's own
  expect(promptExcess('a'.repeat(2000))).toBe(0)
  expect(promptExcess(`${'a'.repeat(1999)}🦊`)).toBe(0)
  expect(promptExcess('a'.repeat(2143))).toBe(143)
})
