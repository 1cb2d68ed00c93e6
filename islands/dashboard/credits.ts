// What the credits card says (specification, sections 2 and 9); the server's card says the same.
import type { Usage } from '../lib/api'
import { figure } from '../lib/words'
import type { Plan } from './props'

const ALMOST_OUT = 80 // percent used

export function isLow({ percentage }: Usage): boolean {
  return percentage > ALMOST_OUT
}

export function creditsLine(usage: Usage): string {
  return isLow(usage) ? 'Almost out of credits' : 'Sufficient credits available'
}

/**
 * Says what the remaining credits are a part of: the month's, or all there were where they are not of a month, or where
 * bought ones make them more.
 */
export function outOf({ remaining_credits, monthly_credits, used_credits }: Usage, { subscribed }: Plan): string {
  if (subscribed && remaining_credits <= monthly_credits) return `${figure(monthly_credits)} monthly`
  return `${figure(used_credits + remaining_credits)} total`
}
