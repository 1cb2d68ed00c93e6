import { expect, it } from 'vitest'
import { draftOf, requestOf } from './tier-draft'

const tier = {
  id: 2,
  name: 'Basic',
  price_monthly: 9.9,
  price_yearly: 95.04,
  monthly_credits: 200,
  credits_allow_purchase: false,
  max_resolution: 1536,
  batch_size: 4,
  priority_level: 1,
  commercial_use: true,
  private_gallery: false,
  advanced_prompt: false,
  creem_monthly_product_id: 'prod_1',
  creem_yearly_product_id: '',
}

it('sends back what it got when nothing was typed, without the id', () => {
  const { id: _, ...same } = tier
  expect(requestOf(draftOf(tier))).toEqual(same)
})

it('shows prices with their cents and sends them as decimals', () => {
  const draft = draftOf(tier)
  expect(draft.price_monthly).toBe('9.90')
  expect(requestOf({ ...draft, price_monthly: '12.34', monthly_credits: '7' })).toMatchObject({
    price_monthly: 12.34,
    monthly_credits: 7,
  })
})
