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
  const [asked, setAsked] = useState<{ ask: Ask; at: number }>()
  const { error, refresh } = useLive(showLocalTimes)
  useEffect(showLocalTimes, [])
  useEffect(() => {
    if (error !== undefined) showError(`Failed to load user details: ${messageFor(error)}`)
  }, [error])
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null
      if (button) setAsked({ ask: parseAsk(button.dataset.ask), at: event.timeStamp })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  // The browser tells that a dialog was closed with the next frame, when something else may have been asked.
  const close = (closed: typeof asked) => setAsked((now) => (now === closed ? undefined : now))

  function finish({ act, done }: Ask) {
    if (act === 'view-as') return location.assign('/dashboard')
    showSuccess(done, DONE)
    void refresh()
  }

  return (
    <>
      {asked && (
        <ReasonDialog key={asked.at} ask={asked.ask} onDone={() => finish(asked.ask)} onClose={() => close(asked)} />
      )}
      <Toasts />
    </>
  )
}
