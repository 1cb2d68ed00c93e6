// The help articles that explain what the islands tell on their own; the server names one with each of its messages.

export const HELP = {
  common: '/help/pop-3',
  credits: '/help/acc-2',
  failed: '/help/ts-2',
  prompts: '/help/use-1',
  signingIn: '/help/ts-1',
  waiting: '/help/ts-3',
} as const

/** Returns the address on this site of the article that a problem document names, or nothing. */
export function helpOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('type' in body) || typeof body.type !== 'string') return ''
  return /^https?:\/\/[^/]+(\/help\/[\w-]+)$/.exec(body.type)?.[1] ?? ''
}
