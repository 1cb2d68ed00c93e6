// What this screen asks of the API.
import { type Accepted, api, bodyOf, done, type GenerateRequest, type Image, type Task, type Usage } from '../lib/api'
import type { components } from '../lib/api.gen'
import type { Look } from '../lib/poll'
import { ApiError, isUnauthorized } from '../lib/problem'
import type { Enhanced } from './prompt/enhancement'
import type { Reference } from './references/upload'

const FEED = 8 // entries of a stretch
const PATIENCE = 30_000 // milliseconds that one look at a task may take; the server answers after 20 s

export function fetchUsage(): Promise<Usage> {
  return bodyOf(api.GET('/images/usage'))
}

/** Returns a stretch of what the user has made, newest first: the one behind a place, or the first. */
export function fetchFeed(before = ''): Promise<FeedPage> {
  return bodyOf(api.GET('/images/feed', { params: { query: { before, limit: FEED } } }))
}

export function fetchPicture(id: string): Promise<Image> {
  return bodyOf(api.GET('/images/{id}', { params: { path: { id } } }))
}

/** Images that are asked for. With an image to vary, the server takes all but the count from what made that image. */
export interface Wanted {
  request: GenerateRequest
  of?: { id: string; kind: 'variations' | 'similar' } | undefined
}

/** Asks for images. Sending the same key again can never make, or charge for, them twice. */
export function generate({ request, of }: Wanted, key: string): Promise<Accepted> {
  const header = { 'Idempotency-Key': key }
  if (!of) return bodyOf(api.POST('/images/generate', { body: request, params: { header } }))
  const body = { kind: of.kind, count: request.num_samples ?? 1 }
  return bodyOf(api.POST('/images/{id}/variations', { body, params: { path: { id: of.id }, header } }))
}

/** Ends a task: what is made is kept, the rest is not charged. Returns the task as it ended. */
export function cancelTask(id: string): Promise<Task> {
  return bodyOf(api.DELETE('/images/task/{id}', { params: { path: { id } } }))
}

/** Returns the user's tasks that are under way, newest first. */
export async function fetchOpenTasks(): Promise<Task[]> {
  return (await bodyOf(api.GET('/images/task'))).data
}

export type FeedPage = components['schemas']['FeedPage']
export type FeedEntry = components['schemas']['FeedEntry']
export type FeedImage = components['schemas']['FeedImage']

/** How a prompt is read: what is understood, what stands in, and what is left out. */
export type Reading = components['schemas']['Reading']

/** The same, with the place of each word in the prompt and images of what is drawn. */
export type Explained = components['schemas']['Explained']

/** Reads a prompt without drawing it; costs nothing. */
export function explainPrompt(prompt: string, negativePrompt: string, signal: AbortSignal): Promise<Explained> {
  const body = negativePrompt.trim() === '' ? { prompt } : { prompt, negative_prompt: negativePrompt.trim() }
  return bodyOf(api.POST('/images/explain', { body, signal }))
}

export function enhancePrompt(prompt: string): Promise<Enhanced> {
  return bodyOf(api.POST('/images/enhance-prompt', { body: { prompt } }))
}

/** Replaces the styles that the user likes. */
export function saveFavoriteStyles(styles: string[]): Promise<void> {
  return done(api.PUT('/users/me/favorite-styles', { body: { styles } }))
}

export async function fetchReferences(): Promise<Reference[]> {
  return (await bodyOf(api.GET('/images/references'))).data
}

export async function deleteReference(id: string): Promise<void> {
  const { response } = await api.DELETE('/images/references/{id}', { params: { path: { id } } })
  if (!response.ok) throw new ApiError(response.status, '')
}

/** Looks at a task. When the state that was seen last is given, the server answers as soon as there is another. */
export async function lookAtTask(id: string, seen: string, signal: AbortSignal): Promise<Look> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
    const params = { path: { id }, query: { seen }, header: { Prefer: 'wait' } }
    const task = await bodyOf(api.GET('/images/task/{id}', { params, signal: patience }))
    return { kind: 'task', task }
  } catch (error) {
    return { kind: isUnauthorized(error) ? 'unauthorized' : 'failure' }
  }
}
