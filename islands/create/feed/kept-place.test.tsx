// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FeedEntry } from '../calls'
import { type FeedPlace, feedPlace, returnedImage, useKeptPlace } from './kept-place'

const place: FeedPlace = { selected: 'a', entries: 16, top: 1500, pageTop: 0 }
const feedOf = (entries: number, more: boolean, failed = false) => ({
  entries: Array<FeedEntry>(entries),
  more,
  busy: false,
  failed,
  loadEarlier: vi.fn(async () => {}),
})

it('reads what was kept, and nothing else', () => {
  expect(feedPlace(JSON.stringify(place))).toEqual(place)
  for (const text of [null, '', '[]', '{"selected":"a"}']) expect(feedPlace(text)).toBeUndefined()
})

// Back from an image, the feed was at its top with its first page.
it('loads the feed as far as it was before it scrolls there, once', () => {
  const scroller = { current: document.createElement('section') }
  const first = feedOf(8, true)
  const { rerender } = renderHook(({ feed }) => useKeptPlace(place, scroller, feed, 'a'), {
    initialProps: { feed: first },
  })
  expect(first.loadEarlier).toHaveBeenCalledOnce()
  expect(scroller.current.scrollTop).toBe(0)
  const all = feedOf(16, true)
  rerender({ feed: all })
  expect(all.loadEarlier).not.toHaveBeenCalled()
  expect(scroller.current.scrollTop).toBe(1500)
  scroller.current.scrollTop = 20
  rerender({ feed: feedOf(17, true) })
  expect(scroller.current.scrollTop).toBe(20)
})

it('scrolls as far as it gets where earlier images cannot be loaded', () => {
  const scroller = { current: document.createElement('section') }
  const feed = feedOf(8, true, true)
  renderHook(() => useKeptPlace(place, scroller, feed, 'a'))
  expect(feed.loadEarlier).not.toHaveBeenCalled()
  expect(scroller.current.scrollTop).toBe(1500)
})

it('writes the place down when the page is left', () => {
  const scroller = { current: document.createElement('section') }
  scroller.current.scrollTop = 640
  renderHook(() => useKeptPlace(undefined, scroller, feedOf(8, false), 'b'))
  dispatchEvent(new Event('pagehide'))
  expect(feedPlace(sessionStorage.getItem('create-place'))).toEqual({ selected: 'b', entries: 8, top: 640, pageTop: 0 })
})

it('brings back the image on the stage unless it was deleted', () => {
  const page = [{ images: [{ id: 'b' }] }] as FeedEntry[]
  expect(returnedImage({ ...place, selected: 'b', entries: 1 }, page)).toBe('b')
  expect(returnedImage({ ...place, selected: 'a', entries: 1 }, page)).toBe('')
  expect(returnedImage(place, page)).toBe('a')
  expect(returnedImage(undefined, page)).toBe('')
})
