// What this screen asks of the API.
import { type Accepted, api, bodyOf, type GenerateRequest, type Image, type Task, type Usage } from '../lib/api'
import type { components } from '../lib/api.gen'
import type { Look } from '../lib/poll'
import { ApiError, isUnauthorized } from '../lib/problem'
import type { Picture } from '../lib/readers'
import type { Enhanced } from './prompt/enhancement'
import type { Reference } from './references/upload'

const RECENT = 4
const PATIENCE = 10_000 // milliseconds that one look at a task may take

export function fetchUsage(): Promise<Usage> {
  return bodyOf(api.GET('/images/usage'))
}

export async function fetchRecent(): Promise<Picture[]> {
  const page = await bodyOf(api.GET('/images/my', { params: { query: { limit: RECENT, sort_by: 'newest' } } }))
  return page.data
}

export function fetchPicture(id: string): Promise<Image> {
  return bodyOf(api.GET('/images/{id}', { params: { path: { id } } }))
}

/** Asks for images. Sending the same key again can never make, or charge for, them twice. */
export function generate(body: GenerateRequest, key: string): Promise<Accepted> {
  return bodyOf(api.POST('/images/generate', { body, params: { header: { 'Idempotency-Key': key } } }))
}

/** Ends a task: what is made is kept, the rest is not charged. Returns the task as it ended. */
export function cancelTask(id: string): Promise<Task> {
  return bodyOf(api.DELETE('/images/task/{id}', { params: { path: { id } } }))
}

/** Returns the user's tasks that are under way, newest first. */
export async function fetchOpenTasks(): Promise<Task[]> {
  return (await bodyOf(api.GET('/images/task'))).data
}

/** How a prompt is read: what is understood, what stands in, and what is left out. */
export type Reading = components['schemas']['Reading']

/** Reads a prompt without drawing it; costs nothing. */
export function explainPrompt(prompt: string, negativePrompt: string, signal: AbortSignal): Promise<Reading> {
  const body = negativePrompt.trim() === '' ? { prompt } : { prompt, negative_prompt: negativePrompt.trim() }
  return bodyOf(api.POST('/images/explain', { body, signal }))
}

export function enhancePrompt(prompt: string): Promise<Enhanced> {
  return bodyOf(api.POST('/images/enhance-prompt', { body: { prompt } }))
}

export async function fetchReferences(): Promise<Reference[]> {
  return (await bodyOf(api.GET('/images/references'))).data
}

export async function deleteReference(id: string): Promise<void> {
  const { response } = await api.DELETE('/images/references/{id}', { params: { path: { id } } })
  if (!response.ok) throw new ApiError(response.status, '')
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
