// Short messages at the top right (specification, sections 2, 8 and 9).
import { lazy, Suspense, useEffect } from 'react'
import { HELP } from './help'
import './toast.css'

type Messages = typeof import('./toaster')

let show: (messages: Messages) => void
/** Kept once the place of messages is on the page: what is said earlier would be lost. */
const shown = new Promise<Messages>((resolve) => {
  show = resolve
})

/** Shows what was done; duration is in milliseconds. */
export function showSuccess(text: string, duration?: number): void {
  void shown.then(({ success }) => success(text, duration))
}

/** Shows what went wrong, with the way to the article that explains it. */
export function showError(text: string, help: string = HELP.common): void {
  void shown.then(({ error }) => error(text, help))
}

// Fetched when the page has started, not with the first message: that may say that the network is gone.
const Place = lazy(async () => {
  const messages = await import('./toaster')
  return {
    default: function Place() {
      useEffect(() => show(messages), [])
      return <messages.Toaster />
    },
  }
})

/** Where the messages of an island appear; each island has one. */
export function Toasts() {
  return (
    <Suspense>
      <Place />
    </Suspense>
  )
}
