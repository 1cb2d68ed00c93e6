import { useEffect, useState } from 'react'

/** Returns the whole seconds since a moment in milliseconds, and renders again every second. */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.round((now - since) / 1000))
}
