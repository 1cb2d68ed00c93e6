// The one mapping from failures to sentences for the user (specification, section 8).

import { HELP } from './help'

const OFFLINE = 'Network error please wait to try or contact us.'
const TOO_MANY = 'Number of Images must be less than or equal to 3'
const DEFAULT = 'Operation failed, please try again later'

/** An answer of the server that is no success. The message is its own sentence where it sent one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly help = '', // address of the article that explains it; empty: the server named none
    readonly field = '', // the field at fault; empty: none in particular
    readonly reference = '', // of the line in the server's log, to quote to support; empty: none
  ) {
    super(detail || 'Unknown error')
    this.name = 'ApiError'
  }
}

/** Returns the detail of a problem document, or nothing: proxies and crashes answer with anything. */
export function detailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return ''
  return typeof body.detail === 'string' ? body.detail.trim() : ''
}

/** Returns the first field that a problem document names, or nothing. */
export function fieldOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return ''
  const field: unknown = body.errors[0]?.field
  return typeof field === 'string' ? field : ''
}

/** Returns the error reference of a problem document, or nothing. */
export function referenceOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('reference' in body)) return ''
  return typeof body.reference === 'string' ? body.reference : ''
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Reports whether the request may not have reached the server. Browsers word this differently; all throw a TypeError. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Returns what the user is told about a failure of any kind. */
export function messageFor(error: unknown): string {
  if (isNetworkFailure(error)) return OFFLINE
  // A SyntaxError is a success whose body cannot be read: its wording is for programmers.
  if (!(error instanceof Error) || error instanceof SyntaxError) return DEFAULT
  return userMessage(error.message)
}

/** Returns the address of the article that explains a failure of any kind. */
export function helpFor(error: unknown): string {
  if (isNetworkFailure(error)) return HELP.waiting
  return (error instanceof ApiError && error.help) || HELP.common
}

/** Rewords a message that may come from deep inside for the user. */
export function userMessage(message: string): string {
  const text = message.trim()
  if (text === '') return DEFAULT
  if (/failed to fetch|network ?error|server error/i.test(text)) return OFFLINE
  if (/less than or equal to 3(?!\d)/i.test(text)) return TOO_MANY
  return text.replace(/replicateerror/gi, 'Error').replace(/api_key/gi, '[API KEY]')
}
