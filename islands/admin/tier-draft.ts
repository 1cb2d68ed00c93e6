// What is typed into the form of a tier, and what is sent.
import type { Tier, TierRequest } from './props'

type Words = { [Key in keyof TierRequest as TierRequest[Key] extends boolean ? never : Key]-?: string }
type Switches = { [Key in keyof TierRequest as TierRequest[Key] extends boolean ? Key : never]: boolean }

export type TierDraft = Words & Switches

export function draftOf(tier: Tier): TierDraft {
  return {
    name: tier.name,
    monthly_credits: String(tier.monthly_credits),
    price_monthly: tier.price_monthly.toFixed(2),
    price_yearly: tier.price_yearly.toFixed(2),
    creem_monthly_product_id: tier.creem_monthly_product_id,
    creem_yearly_product_id: tier.creem_yearly_product_id,
    max_resolution: String(tier.max_resolution),
    batch_size: String(tier.batch_size),
    priority_level: String(tier.priority_level),
    commercial_use: tier.commercial_use,
    private_gallery: tier.private_gallery,
    advanced_prompt: tier.advanced_prompt,
    credits_allow_purchase: tier.credits_allow_purchase,
  }
}

/** Prices go as decimals, the other figures as integers. The form holds them to numbers before. */
export function requestOf(draft: TierDraft): TierRequest {
  return {
    ...draft,
    monthly_credits: Number.parseInt(draft.monthly_credits, 10),
    price_monthly: Number.parseFloat(draft.price_monthly),
    price_yearly: Number.parseFloat(draft.price_yearly),
    max_resolution: Number.parseInt(draft.max_resolution, 10),
    batch_size: Number.parseInt(draft.batch_size, 10),
    priority_level: Number.parseInt(draft.priority_level, 10),
  }
}
