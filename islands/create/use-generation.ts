import { useCallback, useEffect, useRef, useState } from 'react'
import type { Accepted, GenerateRequest } from '../lib/api'
import { isOver, poll, resumed, type Watch, watchOf } from '../lib/poll'
import { isUnauthorized, messageFor } from '../lib/problem'
import { waitOnline } from '../lib/wait'
import { type Attempt, attemptFor, randomKey } from './attempt'
import { generate, lookAtTask } from './calls'
import { type Generation, newGeneration } from './generation'

const SIGNED_OUT = 'Your session has expired.'

/** Why a request was not accepted. */
export interface Refusal {
  message: string
  expired: boolean // the session has ended
}

interface Events {
  onAccepted: (accepted: Accepted) => void
  onRefused: (message: string) => void
  onOver: (watch: Watch) => void
}

/** Runs one generation at a time; start is one that was found running when the page was loaded. */
export function useGeneration(start: Generation | undefined, events: Events) {
  const [generation, setGeneration] = useState(start)
  const [refusal, setRefusal] = useState<Refusal>()
  const lost = useRef<Attempt>(undefined)
  const follow = useFollow(setGeneration, events.onOver)

  useEffect(() => {
    if (start && !isOver(start.watch)) follow(start.taskId, start.watch)
  }, [start, follow])

  async function run(request: GenerateRequest) {
    const attempt = attemptFor(request, lost.current, randomKey)
    lost.current = attempt
    setRefusal(undefined)
    setGeneration(newGeneration(request, Date.now()))
    const accepted = await generate(attempt.body, attempt.key).catch(refuse)
    if (!accepted) return
    lost.current = undefined
    events.onAccepted(accepted)
    follow(accepted.task_id, firstWatch(accepted))
  }

  function refuse(error: unknown) {
    const expired = isUnauthorized(error)
    const message = expired ? SIGNED_OUT : messageFor(error)
    setGeneration(generation) // what lay on the table stays there
    setRefusal({ message, expired })
    events.onRefused(message)
    return undefined
  }

  function lookAgain() {
    if (generation) follow(generation.taskId, resumed(generation.watch))
  }

  return { generation, refusal, run, lookAgain }
}

/** Returns the state that an accepted request starts in. Without a task its images are all there is. */
function firstWatch({ task_id, status, images }: Accepted): Watch {
  const now = task_id === '' ? 'completed' : status
  return watchOf({ id: task_id, status: now, progress: now === 'completed' ? 100 : 0, error: '', images })
}

/** Returns a function that follows a task, one at a time, until it is over or the screen is left. */
function useFollow(
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
      const look = () => lookAtTask(taskId, signal)
      const wait = (milliseconds: number) => waitOnline(milliseconds, signal)
      void poll(from, { look, wait, onChange, signal }).then((end) => {
        if (!signal.aborted) latestOnOver.current(end)
      })
    },
    [setGeneration],
  )
}
