import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitOnline } from './wait'

/** A browser window as far as this waiting knows it. */
let network: EventTarget
let device: { onLine: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  network = new EventTarget()
  device = { onLine: true }
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts to wait two seconds and returns a function that tells whether the wait is over. */
function begin(signal = new AbortController().signal) {
  let over = false
  void waitOnline(2000, signal).then(() => {
    over = true
  })
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return over
  }
}

it('is over after the time, and not before', async () => {
  const isOverAfter = begin()
  expect(await isOverAfter(1999)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
})

it('goes on while the device is offline, and ends when it is back', async () => {
  device.onLine = false
  const isOverAfter = begin()
  expect(await isOverAfter(60_000)).toBe(false)
  network.dispatchEvent(new Event('online'))
  expect(await isOverAfter(0)).toBe(true)
})

it('is over after the time when a site on this device answers, though there is no network', async () => {
  device.onLine = false
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  const isOverAfter = begin()
  expect(await isOverAfter(1999)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
})

it('ends at once when it is aborted, online or not', async () => {
  const controller = new AbortController()
  device.onLine = false
  const whileCounting = begin(controller.signal)
  const whileOffline = begin(controller.signal)
  expect(await whileOffline(5000)).toBe(false)
  controller.abort()
  expect(await whileCounting(0)).toBe(true)
  expect(await whileOffline(0)).toBe(true)
  expect(await begin(controller.signal)(0)).toBe(true)
})
