import { useEffect } from 'react'
import useSWR from 'swr'
import { messageFor } from '../lib/problem'
import { showError } from '../lib/toast'

/**
 * What a call returns, as fresh as the last look; what was there before stays while the next comes. A failure is told once
 * in a toast that begins with the given words.
 */
export function useLoaded<T>(key: readonly unknown[], load: () => Promise<T>, failure: string) {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key, load, {
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  useEffect(() => {
    if (error !== undefined) showError(`${failure}: ${messageFor(error)}`)
  }, [error, failure])
  return { data, error, busy: isValidating, refresh: () => void mutate() }
}
