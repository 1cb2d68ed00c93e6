// The clock that polling runs on in a browser.

import { isReachable } from './online'

/**
 * Resolves after the given milliseconds, and not before the site can be reached again: looks that cannot succeed must not
 * count as failures. An abort resolves it at once.
 */
export async function waitOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    onAbort(signal, () => {
      clearTimeout(timer)
      resolve()
    })
  })
  if (signal.aborted || (await isReachable())) return
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    onAbort(signal, resolve)
  })
}

function onAbort(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
