import { useState } from 'react'
import useSWR from 'swr'
import { type FeedEntry, type FeedPage, fetchFeed } from '../calls'

/** Returns entries of two stretches as one, newest first; of an entry that is in both, the later reading stays. */
export function merged(known: readonly FeedEntry[], fresh: readonly FeedEntry[]): FeedEntry[] {
  const byID = new Map([...known, ...fresh].map((entry) => [entry.id, entry]))
  return [...byID.values()].sort(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
  )
}

/** All that the user has made, as far as it is loaded; it is looked at again whenever somebody comes back to the page. */
export function useFeed(given: FeedPage) {
  const [entries, setEntries] = useState(given.data)
  const [next, setNext] = useState(given.next)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const newest = useSWR('feed', () => fetchFeed(), {
    fallbackData: given,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess: (page) => setEntries((known) => merged(known, page.data)),
  })

  async function loadEarlier() {
    setBusy(true)
    try {
      const page = await fetchFeed(next)
      setEntries((known) => merged(known, page.data))
      setNext(page.next)
      setFailed(false)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  return { entries, more: next !== '', busy, failed, loadEarlier, refresh: () => void newest.mutate() }
}
