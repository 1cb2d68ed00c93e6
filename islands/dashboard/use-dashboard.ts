import useSWR from 'swr'
import { fetchInsights, fetchRecent, fetchUsage } from './calls'
import type { DashboardProps } from './props'

// Starts with what came with the page, and looks again when the window gets the focus or the network comes back.
const given = { revalidateOnMount: false, shouldRetryOnError: false }

/** The figures and pictures of the dashboard, as fresh as the last look. */
export function useDashboard(props: DashboardProps, opened: boolean) {
  const usage = useSWR<typeof props.usage, unknown>('usage', fetchUsage, { ...given, fallbackData: props.usage })
  const recent = useSWR<typeof props.recent, unknown>('recent', fetchRecent, { ...given, fallbackData: props.recent })
  const insights = useSWR<typeof props.insights, unknown>(opened ? 'insights' : null, fetchInsights, {
    shouldRetryOnError: false,
    fallbackData: props.insights,
  })

  function refresh() {
    void usage.mutate()
    void recent.mutate()
    if (opened) void insights.mutate()
  }

  return {
    usage: usage.data ?? props.usage,
    recent: recent.data ?? props.recent,
    insights: insights.data ?? props.insights,
    error: usage.error ?? recent.error ?? insights.error,
    refresh,
  }
}
