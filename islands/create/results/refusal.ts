// Why the server did not do what it was asked for.
import { HELP } from '../../lib/help'
import { ApiError, helpFor, isNetworkFailure, isUnauthorized, messageFor } from '../../lib/problem'

const SIGNED_OUT = 'Your session has expired.'

export interface Refusal {
  message: string
  help: string // address of the article that explains it
  expired: boolean // the session has ended
  field: string // that is at fault; empty: none in particular
  reference: string // of the line in the server's log; empty: none
  again: boolean // the same request may be accepted the next time
}

/** Words a failure of any kind for the user. */
export function refusalOf(error: unknown): Refusal {
  const none = { field: '', reference: '', again: false }
  if (isUnauthorized(error)) return { ...none, message: SIGNED_OUT, help: HELP.signingIn, expired: true }
  const told = { message: messageFor(error), help: helpFor(error), expired: false }
  if (!(error instanceof ApiError)) return { ...none, ...told, again: isNetworkFailure(error) }
  return { ...told, field: error.field, reference: error.reference, again: error.status >= 500 || error.status === 429 }
}

/** Returns the refusal for something that this screen found out itself. */
export function ownRefusal(message: string, help: string): Refusal {
  return { message, help, expired: false, field: '', reference: '', again: false }
}
