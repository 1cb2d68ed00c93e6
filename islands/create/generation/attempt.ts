/** A request with the key that makes it safe to send again. */
export interface Attempt<Body> {
  body: Body
  key: string
}

/**
 * Returns the attempt for a request. When the last one may have been lost on the way, the same request gets the same key,
 * so that pressing Generate again finds the running task instead of paying for another.
 */
export function attemptFor<Body>(body: Body, lost: Attempt<Body> | undefined, newKey: () => string): Attempt<Body> {
  if (lost && JSON.stringify(lost.body) === JSON.stringify(body)) return lost
  return { body, key: newKey() }
}

/** Returns 128 random bits as hex digits; crypto.randomUUID is missing on plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
