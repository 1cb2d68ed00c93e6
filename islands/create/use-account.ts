import useSWR, { useSWRConfig } from 'swr'
import type { Accepted } from '../lib/api'
import { fetchUsage } from './calls'
import type { CreateProps } from './props'
import { pictureKey } from './references/use-picture'

// Starts with what came with the page.
const given = { revalidateOnMount: false, shouldRetryOnError: false }

/** The user's credits. */
export function useAccount(props: CreateProps) {
  const usage = useSWR('usage', fetchUsage, { ...given, fallbackData: props.usage })
  const { mutate } = useSWRConfig()

  /** Follows an accepted request: its credits are reserved, and images that came with it need not be fetched. */
  function reserve({ images }: Accepted) {
    void usage.mutate()
    for (const image of images) void mutate(pictureKey(image.id), image, { revalidate: false })
  }

  function refresh() {
    void usage.mutate()
  }

  return { usage: usage.data ?? props.usage, reserve, refresh }
}
