// What a plan and its credits allow (specification, sections 5 and 9). The server checks the same rules again.
import type { Usage } from '../../lib/api'

export const SIZES = [
  { pixels: 512, name: 'Small' },
  { pixels: 768, name: 'Medium' },
  { pixels: 1024, name: 'Large' },
  { pixels: 1536, name: 'XL' },
] as const

export const DEFAULT_SIZE = 512
export const PROMPT_MAX = 2000 // characters
export const COUNT_FROM = 1800 // characters from which they are counted for the user
const XL = 1536
const IMAGES_MAX = 4
const LOW = 5 // credits

export const XL_MESSAGE = 'XL resolution is a premium feature'

/** Returns the length of what would be sent, counted as the server counts: an emoji is one character or a few, not units. */
export function promptLength(prompt: string): number {
  return [...prompt.trim()].length
}

/** Returns by how many characters a prompt is too long. */
export function promptExcess(prompt: string): number {
  return Math.max(0, promptLength(prompt) - PROMPT_MAX)
}

/** Returns how many images one request may ask for: at least 1, so that the screen can say what is missing. The price is that of one image, in credits. */
export function mostImages({ batch_size, remaining_credits }: Usage, price = 1): number {
  return Math.max(1, Math.min(IMAGES_MAX, batch_size, Math.floor(remaining_credits / price)))
}

/** Returns the wanted, brought between 1 and what is possible. */
export function boundedCount(wanted: number, usage: Usage, price = 1): number {
  return Math.max(1, Math.min(Math.trunc(wanted) || 1, mostImages(usage, price)))
}

export function allowsSize(pixels: number, { max_resolution }: Usage): boolean {
  return pixels <= max_resolution
}

export function lacksXL(usage: Usage): boolean {
  return !allowsSize(XL, usage)
}

/** Returns why the credits do not reach for images that cost so much together, or nothing. */
export function creditProblem(cost: number, { remaining_credits }: Usage): string {
  if (remaining_credits >= cost) return ''
  return `You have insufficient generation credits. Remaining: ${remaining_credits}, Requested: ${cost}`
}

export function needsUpgrade({ remaining_credits, isPremium }: Usage): boolean {
  return remaining_credits < LOW && !isPremium
}
