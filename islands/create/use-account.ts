import useSWR, { useSWRConfig } from 'swr'
import type { Accepted } from '../lib/api'
import { fetchRecent, fetchUsage } from './calls'
import type { CreateProps } from './props'
import { pictureKey } from './references/use-picture'

// Starts with what came with the page.
const given = { revalidateOnMount: false, shouldRetryOnError: false }

/** The user's credits and newest pictures. */
export function useAccount(props: CreateProps) {
  const usage = useSWR('usage', fetchUsage, { ...given, fallbackData: props.usage })
  const recent = useSWR('recent', fetchRecent, { ...given, fallbackData: props.recent, revalidateOnFocus: false })
  const { mutate } = useSWRConfig()

  /** Follows an accepted request: its credits are reserved, and images that came with it need not be fetched. */
  function reserve({ images }: Accepted) {
    void usage.mutate()
    for (const image of images) void mutate(pictureKey(image.id), image, { revalidate: false })
  }

  function refresh() {
    void usage.mutate()
    void recent.mutate()
  }

  return { usage: usage.data ?? props.usage, recent: recent.data ?? props.recent, reserve, refresh }
}
