import { describe, expect, it } from 'vitest'
import type { Usage } from '../lib/api'
import { creditsLine, outOf } from './credits'
import type { Plan } from './props'

const usage = (part: Partial<Usage>): Usage => ({
  remaining_credits: 0,
  monthly_credits: 200,
  used_credits: 0,
  percentage: 0,
  reset_at: null,
  isPremium: true,
  private_gallery: false,
  max_resolution: 1536,
  batch_size: 4,
  ...part,
})
const plan = (subscribed: boolean): Plan => ({ name: 'Basic', subscribed, renewal: '', next: '', expires_at: null })

describe('the credits card', () => {
  it.each([
    [0, 'Sufficient credits available'],
    [80, 'Sufficient credits available'],
    [80.1, 'Almost out of credits'],
    [100, 'Almost out of credits'],
  ])('at %s percent used says %s', (percentage, line) => {
    expect(creditsLine(usage({ percentage }))).toBe(line)
  })

  it.each([
    ['a subscriber within the month', true, 150, 50, '200 monthly'],
    ['a subscriber with bought credits', true, 650, 50, '700 total'],
    ['somebody on the Free plan', false, 7, 3, '10 total'],
  ])('counts for %s', (_, subscribed, remaining_credits, used_credits, told) => {
    expect(outOf(usage({ remaining_credits, used_credits }), plan(subscribed))).toBe(told)
  })
})
