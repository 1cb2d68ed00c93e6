import { useEffect, useState } from 'react'

/**
 * Reports whether the site can be reached. A browser says that it is offline when the device has no network, but a site on
 * the device itself still answers then, so it is asked.
 */
export async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return navigator.onLine // it may be back by now
  }
}

/** Reports whether the site can be reached, and renders again when that changes. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(true)
  useEffect(() => {
    const unmounted = new AbortController()
    const look = async () => {
      const reachable = await isReachable()
      if (!unmounted.signal.aborted) setOnline(reachable)
    }
    addEventListener('online', look, { signal: unmounted.signal })
    addEventListener('offline', look, { signal: unmounted.signal })
    void look()
    return () => unmounted.abort()
  }, [])
  return online
}
