import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchPage, renew } from './live'

const PAUSE = 5000 // milliseconds between two looks that nobody asked for

/**
 * Looks at the page again when the window gets the focus or the network comes back, and brings its live parts in line.
 * onRenew is called with each fresh page; error is why the last look failed, undefined after one that did not.
 */
export function useLive(onRenew: (fresh: Document) => void = () => {}) {
  const [error, setError] = useState<unknown>()
  const seen = useRef(0)
  const renewed = useRef(onRenew)
  renewed.current = onRenew

  const refresh = useCallback(async () => {
    seen.current = Date.now()
    try {
      const fresh = await fetchPage()
      renew(fresh)
      renewed.current(fresh)
      setError(undefined)
    } catch (failure) {
      setError(failure)
    }
  }, [])

  useEffect(() => {
    const look = () => {
      if (!document.hidden && Date.now() - seen.current >= PAUSE) void refresh()
    }
    const back = () => void refresh()
    addEventListener('focus', look)
    addEventListener('online', back)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  return { error, refresh }
}
