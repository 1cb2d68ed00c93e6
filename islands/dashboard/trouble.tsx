import { Notice } from '../lib/notice'
import { useOnline } from '../lib/online'
import { isUnauthorized } from '../lib/problem'

/** Says why the figures may be old; they stay on the screen. */
export function Trouble({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const online = useOnline()
  if (!online)
    return (
      <Notice icon="wifi-slash">
        <p>You're offline. These figures may be out of date. They update when you're back online.</p>
      </Notice>
    )
  if (isUnauthorized(error))
    return (
      <Notice kind="error">
        <p>
          Your session has expired. <a href="/auth?mode=login&redirect=/dashboard">Sign in again</a>
        </p>
      </Notice>
    )
  if (error === undefined) return null
  return (
    <Notice kind="error">
      <p>Failed to load dashboard data. Please try again later.</p>
      <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
        Try again
      </button>
    </Notice>
  )
}
