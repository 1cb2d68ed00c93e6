// How the admin area words what it shows.
import type { Tier } from './props'

/** Returns a time as the administrator's own clock shows it, or N/A. */
export function localTime(time: string | null | undefined): string {
  return time ? new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : 'N/A'
}

export function localDay(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
}

/** Returns a price in dollars: $1,204.50. */
export function price(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** Returns a change of credits with its sign: +10, −5. */
export function signed(amount: number): string {
  const size = Math.abs(amount).toLocaleString('en-US')
  return amount > 0 ? `+${size}` : amount < 0 ? `−${size}` : size
}

/** Returns what a tier allows, in the words of the list. */
export function features(tier: Tier): string[] {
  const allowed: [boolean, string][] = [
    [tier.commercial_use, 'Commercial Use'],
    [tier.private_gallery, 'Private Gallery'],
    [tier.advanced_prompt, 'Advanced Prompt'],
    [tier.credits_allow_purchase, 'Can Purchase Credits'],
  ]
  return allowed.filter(([is]) => is).map(([, name]) => name)
}
