// Where somebody was in the feed, kept for this tab: going to an image and back, or a reload, leads there again. The browser keeps
// no page of ours for the way back, for it shows what is private.
import { type RefObject, useEffect, useRef } from 'react'
import { number, object, type Reader, string } from '../../lib/parse'
import type { FeedEntry } from '../calls'
import type { useFeed } from './use-feed'

const KEY = 'create-place'

export interface FeedPlace {
  selected: string // id of the image on the stage
  entries: number // that were loaded
  top: number // pixels that the results were scrolled by
  pageTop: number // pixels that the page was scrolled by, where the results have no scrollbar of their own
}

const reader: Reader<FeedPlace> = object<FeedPlace>({
  selected: string,
  entries: number,
  top: number,
  pageTop: number,
})

/** Reads what was kept; nothing where it is something else. */
export function feedPlace(text: string | null): FeedPlace | undefined {
  try {
    return reader(JSON.parse(text ?? ''), '')
  } catch {
    return undefined
  }
}

/** Returns the place that this visit comes back to; nothing where somebody comes anew. */
export function placeToReturnTo(): FeedPlace | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'back_forward' && navigation?.type !== 'reload') return undefined
  try {
    return feedPlace(sessionStorage.getItem(KEY))
  } catch {
    return undefined // storage is switched off
  }
}

/** Returns the image that was on the stage, if it may still be in the feed, of which the first page is given. */
export function returnedImage(back: FeedPlace | undefined, page: readonly FeedEntry[]): string {
  if (!back) return ''
  const there = page.some(({ images }) => images.some(({ id }) => id === back.selected))
  return there || back.entries > page.length ? back.selected : ''
}

type Feed = Pick<ReturnType<typeof useFeed>, 'entries' | 'more' | 'busy' | 'failed' | 'loadEarlier'>

/** Loads the feed as far as it was, scrolls there, and writes the place down when the page is left. */
export function useKeptPlace(
  back: FeedPlace | undefined,
  scroller: RefObject<HTMLElement | null>,
  feed: Feed,
  selected: string,
) {
  const wanted = useRef(back)
  const { entries, more, busy, failed, loadEarlier } = feed
  const count = entries.length

  useEffect(() => {
    const { current } = wanted
    if (!current || busy) return
    if (count < current.entries && more && !failed) {
      void loadEarlier()
      return
    }
    wanted.current = undefined
    if (scroller.current) scroller.current.scrollTop = current.top
    if (current.pageTop > 0) scrollTo(0, current.pageTop)
  }, [count, more, busy, failed, loadEarlier, scroller])

  useEffect(() => {
    const keep = () => {
      const top = scroller.current?.scrollTop ?? 0
      const place: FeedPlace = wanted.current ?? { selected, entries: count, top, pageTop: scrollY }
      try {
        sessionStorage.setItem(KEY, JSON.stringify(place))
      } catch (cause) {
        console.info('This browser keeps no place.', cause)
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [selected, count, scroller])
}
