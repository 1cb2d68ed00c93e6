import { useEffect, useState } from 'react'
import { showLocalTimes } from '../../lib/local-time'
import { messageFor } from '../../lib/problem'
import { showError, showSuccess, Toasts } from '../../lib/toast'
import { useLive } from '../../lib/use-live'
import { type Ask, parseAsk } from './ask'
import { ReasonDialog } from './reason-dialog'

const DONE = 3000 // milliseconds that good news stays

/** Asks for a reason before anything is done about a user, does it, and brings the page in line with what has changed. */
export function User() {
  const [ask, setAsk] = useState<Ask>()
  const { error, refresh } = useLive(showLocalTimes)
  useEffect(showLocalTimes, [])
  useEffect(() => {
    if (error !== undefined) showError(`Failed to load user details: ${messageFor(error)}`)
  }, [error])
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null
      if (button) setAsk(parseAsk(button.dataset.ask))
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  function finish({ act, done }: Ask) {
    if (act === 'view-as') return location.assign('/dashboard')
    showSuccess(done, DONE)
    void refresh()
  }

  return (
    <>
      {ask && <ReasonDialog ask={ask} onDone={() => finish(ask)} onClose={() => setAsk(undefined)} />}
      <Toasts />
    </>
  )
}
