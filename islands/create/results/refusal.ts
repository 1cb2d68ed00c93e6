// Why the server did not do what it was asked for.
import { HELP } from '../../lib/help'
import { ApiError, helpFor, isUnauthorized, messageFor } from '../../lib/problem'

const SIGNED_OUT = 'Your session has expired.'

export interface Refusal {
  message: string
  help: string // address of the article that explains it
  expired: boolean // the session has ended
  field: string // that is at fault; empty: none in particular
}

/** Words a failure of any kind for the user. */
export function refusalOf(error: unknown): Refusal {
  if (isUnauthorized(error)) return { message: SIGNED_OUT, help: HELP.signingIn, expired: true, field: '' }
  const field = error instanceof ApiError ? error.field : ''
  return { message: messageFor(error), help: helpFor(error), expired: false, field }
}
