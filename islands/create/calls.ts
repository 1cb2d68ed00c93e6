// What this screen asks of the API.
import { type Accepted, api, bodyOf, type GenerateRequest, type Usage } from '../lib/api'
import type { Look } from '../lib/poll'
import { isUnauthorized } from '../lib/problem'
import type { Picture } from '../lib/readers'

const RECENT = 4
const PATIENCE = 10_000 // milliseconds that one look at a task may take

export function fetchUsage(): Promise<Usage> {
  return bodyOf(api.GET('/images/usage'))
}

export async function fetchRecent(): Promise<Picture[]> {
  const page = await bodyOf(api.GET('/images/my', { params: { query: { limit: RECENT, sort_by: 'newest' } } }))
  return page.data
}

export function fetchPicture(id: string): Promise<Picture> {
  return bodyOf(api.GET('/images/{id}', { params: { path: { id } } }))
}

/** Asks for images. Sending the same key again can never make, or charge for, them twice. */
export function generate(body: GenerateRequest, key: string): Promise<Accepted> {
  return bodyOf(api.POST('/images/generate', { body, params: { header: { 'Idempotency-Key': key } } }))
}

export async function lookAtTask(id: string, signal: AbortSignal): Promise<Look> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
    const task = await bodyOf(api.GET('/images/task/{id}', { params: { path: { id } }, signal: patience }))
    return { kind: 'task', task }
  } catch (error) {
    return { kind: isUnauthorized(error) ? 'unauthorized' : 'failure' }
  }
}
