import { useEffect, useState } from 'react'

/** Returns the whole seconds since a moment in milliseconds, and renders again every second. */
export function useSeconds(since: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return since === undefined ? undefined : Math.max(0, Math.round((now - since) / 1000))
}
