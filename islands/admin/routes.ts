// Which screen an address means.

export type Route =
  | { screen: 'home' }
  | { screen: 'users' }
  | { screen: 'user'; id: number }
  | { screen: 'tiers' }
  | { screen: 'tier'; id: number }

/** Returns the screen of a path, or nothing when the path is not one of the admin area's. An id that is no number is 0: nobody's. */
export function routeOf(path: string): Route | undefined {
  const [, admin, part, id, rest] = path.split('/')
  if (admin !== 'admin' || rest !== undefined) return undefined
  if (part === undefined) return { screen: 'home' }
  if (part === 'users') return id === undefined ? { screen: 'users' } : { screen: 'user', id: idOf(id) }
  if (part === 'subscriptions' && id === undefined) return { screen: 'tiers' }
  if (part === 'subscription-tiers' && id !== undefined) return { screen: 'tier', id: idOf(id) }
  return undefined
}

function idOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
