// What this screen asks of the API.
import { api, bodyOf, type Usage } from '../lib/api'
import type { Insights, Recent } from './props'

const RECENT = 4

export function fetchUsage(): Promise<Usage> {
  return bodyOf(api.GET('/images/usage'))
}

export function fetchRecent(): Promise<Recent> {
  return bodyOf(api.GET('/images/my', { params: { query: { limit: RECENT, sort_by: 'newest' } } }))
}

export function fetchInsights(): Promise<Insights> {
  return bodyOf(api.GET('/images/insights'))
}

export async function restorePicture(id: string): Promise<void> {
  await bodyOf(api.POST('/images/{id}/restore', { params: { path: { id } } }))
}

export async function deletePicture(id: string): Promise<void> {
  await bodyOf(api.DELETE('/images/{id}', { params: { path: { id } } }))
}
