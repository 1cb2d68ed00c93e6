// What the admin area asks of the API.
import { api, bodyOf } from '../lib/api'
import type { AdminUser, Tier, TierRequest, UserList } from './props'
import { PAGE, type UserQuery } from './user-query'

export function fetchUsers(query: UserQuery): Promise<UserList> {
  const { search, sort, dir, page } = query
  return bodyOf(
    api.GET('/admin/users', { params: { query: { search, sort, dir, skip: (page - 1) * PAGE, limit: PAGE } } }),
  )
}

export async function countUsers(): Promise<number> {
  const { total } = await bodyOf(api.GET('/admin/users', { params: { query: { limit: 1 } } }))
  return total
}

export function fetchUser(id: number): Promise<AdminUser> {
  return bodyOf(api.GET('/admin/users/{id}', { params: { path: { id } } }))
}

export async function adjustCredits(id: number, amount: number, description: string): Promise<void> {
  await bodyOf(api.POST('/admin/users/{id}/credits', { params: { path: { id } }, body: { amount, description } }))
}

/** Returns all tiers; when the administrator's call fails, those that everybody sees, which are the same. */
export async function fetchTiers(): Promise<Tier[]> {
  try {
    return (await bodyOf(api.GET('/admin/subscription-tiers'))) ?? []
  } catch (error) {
    const tiers = await bodyOf(api.GET('/subscriptions/tiers')).catch(() => {
      throw error
    })
    return tiers ?? []
  }
}

export function updateTier(id: number, tier: TierRequest): Promise<Tier> {
  return bodyOf(api.PUT('/admin/subscription-tiers/{id}', { params: { path: { id } }, body: tier }))
}
