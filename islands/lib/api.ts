// The client of /api/v1, typed by the server's own OpenAPI document. The session cookie goes along by itself; nothing is
// kept in browser storage.
import createClient from 'openapi-fetch'
import type { components, paths } from './api.gen'
import { helpOf } from './help'
import { ApiError, detailOf, fieldOf, referenceOf } from './problem'

export type Accepted = components['schemas']['Accepted']
export type GenerateRequest = components['schemas']['GenerateRequest']
export type Image = components['schemas']['Image']
export type Task = components['schemas']['Task']
export type Usage = components['schemas']['Usage']

export const api = createClient<paths>({ baseUrl: '/api/v1', credentials: 'same-origin' })

/** What openapi-fetch resolves to, whichever operation was called. */
interface Outcome<T> {
  data?: T
  error?: unknown
  response: Response
}

const exempt = new Set(['/gallery/public', '/gallery/trending-tags', '/auth/login', '/auth/register'])

/** Tells whether a 401 on this path stays on the screen; any other one leads to the sign-in (specification, section 8). */
export function keepsScreen(path: string): boolean {
  return exempt.has(path) || path.includes('/images/')
}

api.use({
  onResponse({ response, schemaPath }) {
    if (response.status === 401 && !keepsScreen(schemaPath)) location.assign('/login')
  },
})

/** Returns the body of a successful call, or throws an ApiError with the server's sentence. */
export async function bodyOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  const outcome = await call
  if (!outcome.response.ok || outcome.data === undefined) throw errorOf(outcome)
  return outcome.data
}

/** Waits for a call that answers nothing when it succeeds (204), or throws as bodyOf does. */
export async function done(call: Promise<Outcome<unknown>>): Promise<void> {
  const outcome = await call
  if (!outcome.response.ok) throw errorOf(outcome)
}

function errorOf({ error, response }: Outcome<unknown>): ApiError {
  const message = detailOf(error) || transportMessage(response)
  return new ApiError(response.status, message, helpOf(error), fieldOf(error), referenceOf(error))
}

/** Says what is known of an answer without a problem document; HTTP/2 has no status texts, proxies have odd ones. */
function transportMessage({ status, statusText }: Response): string {
  return status >= 500 ? 'Server error' : statusText
}
