// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPage } from './live'
import { useLive } from './use-live'

vi.mock('./live', async (original) => ({ ...(await original<typeof import('./live')>()), fetchPage: vi.fn() }))

const pageOf = (body: string) => new DOMParser().parseFromString(body, 'text/html')
const happens = (event: string) =>
  act(async () => {
    dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 })
  document.body.innerHTML = '<p id="figure" data-live>10</p>'
  vi.mocked(fetchPage).mockImplementation(async () => pageOf('<p id="figure" data-live>9</p>'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

it('brings the page in line when the window gets the focus, and hands the fresh page on', async () => {
  const onRenew = vi.fn()
  renderHook(() => useLive(onRenew))
  expect(fetchPage).not.toHaveBeenCalled()
  await happens('focus')
  expect(document.body.textContent).toBe('9')
  expect(onRenew).toHaveBeenCalledOnce()
})

it('does not look again for every focus, but at once when the network comes back', async () => {
  renderHook(() => useLive())
  await happens('focus')
  await happens('focus')
  expect(fetchPage).toHaveBeenCalledOnce()
  await happens('online')
  expect(fetchPage).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(6000)
  await happens('focus')
  expect(fetchPage).toHaveBeenCalledTimes(3)
})

it('keeps the figures and says why when a look fails, until one does not', async () => {
  const { result, unmount } = renderHook(() => useLive())
  const failure = new Error('out of order')
  vi.mocked(fetchPage).mockRejectedValueOnce(failure)
  await happens('online')
  expect(result.current.error).toBe(failure)
  expect(document.body.textContent).toBe('10')
  await act(() => result.current.refresh())
  expect(result.current.error).toBeUndefined()
  unmount()
  vi.mocked(fetchPage).mockClear()
  await happens('online')
  expect(fetchPage).not.toHaveBeenCalled()
})
