import { useEffect, useState } from 'react'

const STEP = 30_000 // milliseconds

/** The time, some seconds late: what "5 minutes ago" is counted from. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP)
    return () => clearInterval(timer)
  }, [])
  return now
}
