import { Notice } from '../../lib/notice'
import { messageFor } from '../../lib/problem'

/** Keeps the place of what comes. */
export function Loading() {
  return (
    <p className="admin-loading" role="status">
      Loading ...
    </p>
  )
}

/** Says what went wrong, and offers to try again. */
export function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  return (
    <div role="alert">
      <Notice kind="error">
        <p>Error: {messageFor(error)}</p>
        <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
          Try again
        </button>
      </Notice>
    </div>
  )
}
