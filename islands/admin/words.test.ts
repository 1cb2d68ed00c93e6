import { expect, it } from 'vitest'
import { features, localTime, price, signed } from './words'

it('says N/A for a time that is not known', () => {
  expect(localTime(null)).toBe('N/A')
  expect(localTime('2026-11-20T12:00:00Z')).toContain('2026')
})

it('writes prices in dollars and changes with their sign', () => {
  expect(price(9.9)).toBe('$9.90')
  expect(price(1204)).toBe('$1,204.00')
  expect([signed(1200), signed(-5), signed(0)]).toEqual(['+1,200', '−5', '0'])
})

it('names what a tier allows, and nothing else', () => {
  const none = { commercial_use: false, private_gallery: false, advanced_prompt: false, credits_allow_purchase: false }
  const tier = {
    name: '',
    id: 1,
    price_monthly: 0,
    price_yearly: 0,
    monthly_credits: 0,
    max_resolution: 512,
    batch_size: 1,
    priority_level: 0,
    creem_monthly_product_id: '',
    creem_yearly_product_id: '',
  }
  expect(features({ ...tier, ...none })).toEqual([])
  expect(features({ ...tier, ...none, commercial_use: true, credits_allow_purchase: true })).toEqual([
    'Commercial Use',
    'Can Purchase Credits',
  ])
})
