import { useEffect } from 'react'
import { ago } from '../lib/words'

const STEP = 30_000 // milliseconds

/** Lets "5 minutes ago" under the recent images grow old while the page is open. */
export function useAges(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      for (const time of document.querySelectorAll<HTMLTimeElement>('#recent time'))
        time.textContent = ago(time.dateTime, Date.now())
    }, STEP)
    return () => clearInterval(timer)
  }, [])
}
