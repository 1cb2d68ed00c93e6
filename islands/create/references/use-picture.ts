import useSWR from 'swr'
import type { Image } from '../../lib/api'
import { fetchPicture } from '../calls'

const TRIES = 3 // after a failure, some seconds apart

/** The name under which a picture is kept in the cache. */
export const pictureKey = (id: string) => ['picture', id] as const

type PictureKey = ReturnType<typeof pictureKey>

const fetchKeyed = ([, id]: PictureKey) => fetchPicture(id)

/** One picture by its id, fetched once: a picture never changes. Without an id there is none. */
export function usePicture(id: string | undefined) {
  const { data, error, mutate } = useSWR<Image, unknown, PictureKey | null>(
    id === undefined ? null : pictureKey(id),
    fetchKeyed,
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      errorRetryCount: TRIES,
    },
  )
  return { picture: data, failed: error !== undefined, retry: () => void mutate() }
}
