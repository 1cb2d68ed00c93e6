import useSWR, { useSWRConfig } from 'swr'
import type { Accepted } from '../lib/api'
import { fetchRecent, fetchUsage } from './calls'
import type { CreateProps, Picture } from './props'
import { pictureKey } from './use-picture'

/** The user's credits and newest pictures: those that came with the page, until refresh asks again. */
export function useAccount(props: CreateProps) {
  const usage = useSWR('usage', fetchUsage, {
    fallbackData: props.usage,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  const recent = useSWR('recent', fetchRecent, {
    fallbackData: props.recent,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const { mutate } = useSWRConfig()

  /** Keeps pictures that came with an answer, so that they need not be fetched again. */
  function keep({ images }: Accepted) {
    for (const image of images) void mutate(pictureKey(image.id), image satisfies Picture, { revalidate: false })
  }

  return {
    usage: usage.data ?? props.usage,
    recent: recent.data ?? props.recent,
    refreshUsage: () => void usage.mutate(),
    refreshRecent: () => void recent.mutate(),
    keep,
  }
}
