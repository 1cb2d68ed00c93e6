import useSWR from 'swr'
import type { Picture } from '../lib/readers'
import { fetchPicture } from './calls'

const TRIES = 3 // after a failure, some seconds apart

/** The name under which a picture is kept in the cache. */
export const pictureKey = (id: string) => ['picture', id] as const

/** One picture by its id, fetched once: a picture never changes. */
export function usePicture(id: string) {
  const { data, error, mutate } = useSWR<Picture, unknown>(pictureKey(id), () => fetchPicture(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    errorRetryCount: TRIES,
  })
  return { picture: data, failed: error !== undefined, retry: () => void mutate() }
}
