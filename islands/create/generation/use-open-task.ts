import useSWR from 'swr'
import type { Task } from '../../lib/api'
import { fetchOpenTasks } from '../calls'

/**
 * Looks for a task that was started elsewhere, in another tab or browser, whenever somebody comes back to this page and
 * when a task has ended here. The one that was running when the page was loaded came with the page.
 */
export function useOpenTask(busy: boolean, onFound: (task: Task) => void): void {
  useSWR(busy ? null : 'open-tasks', fetchOpenTasks, {
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess([newest]) {
      if (newest) onFound(newest)
    },
  })
}
