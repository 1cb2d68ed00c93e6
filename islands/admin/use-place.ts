import { useSyncExternalStore } from 'react'

const MOVED = 'admin:moved'

function subscribe(changed: () => void) {
  addEventListener('popstate', changed)
  addEventListener(MOVED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(MOVED, changed)
  }
}

/** Goes to another screen of the admin area without loading a page, to its top. */
export function goTo(address: string): void {
  history.pushState(null, '', address)
  scrollTo(0, 0)
  dispatchEvent(new Event(MOVED))
}

/** Changes the query of this screen's address, so that reloading and coming back show the same. */
export function replaceQuery(query: URLSearchParams): void {
  const text = query.toString()
  history.replaceState(null, '', text ? `?${text}` : location.pathname)
  dispatchEvent(new Event(MOVED))
}

/** The path and the query of the page's address. */
export function usePlace(): { path: string; query: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const [path = '', query] = address.split('?')
  return { path, query: new URLSearchParams(query) }
}
