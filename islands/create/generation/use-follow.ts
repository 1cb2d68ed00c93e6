import { useCallback, useEffect, useRef } from 'react'
import { poll, type Watch } from '../../lib/poll'
import { waitOnline } from '../../lib/wait'
import { lookAtTask } from '../calls'
import type { Generation } from './generation'

/** Returns a function that follows a task, one at a time, until it is over or the screen is left. */
export function useFollow(
  setGeneration: (change: (current: Generation | undefined) => Generation | undefined) => void,
  onOver: (watch: Watch) => void,
) {
  const polling = useRef(new AbortController())
  const latestOnOver = useRef(onOver)
  useEffect(() => {
    latestOnOver.current = onOver
  })
  useEffect(() => () => polling.current.abort(), [])

  return useCallback(
    (taskId: string, from: Watch) => {
      polling.current.abort()
      polling.current = new AbortController()
      const { signal } = polling.current
      const onChange = (watch: Watch) => setGeneration((current) => current && { ...current, taskId, watch })
      onChange(from)
      const look = (seen: string) => lookAtTask(taskId, seen, signal)
      const wait = (milliseconds: number) => waitOnline(milliseconds, signal)
      void poll(from, { look, wait, onChange, signal }).then((end) => {
        if (!signal.aborted) latestOnOver.current(end)
      })
    },
    [setGeneration],
  )
}
