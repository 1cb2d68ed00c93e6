import { useEffect, useRef, useState } from 'react'
import type { Accepted, Task } from '../../lib/api'
import { isOver, resumed, type Watch, watchOf } from '../../lib/poll'
import { cancelTask, generate, type Wanted } from '../calls'
import { ownRefusal, type Refusal, refusalOf } from '../results/refusal'
import { type Attempt, attemptFor, randomKey } from './attempt'
import { foundGeneration, type Generation, newGeneration } from './generation'
import { useFollow } from './use-follow'

interface Events {
  onAccepted: (accepted: Accepted) => void
  onRefused: (refusal: Refusal) => void
  onNotCanceled: (refusal: Refusal) => void
  onOver: (watch: Watch) => void
}

/** Runs one generation at a time; start is one that was found running when the page was loaded. */
export function useGeneration(start: Generation | undefined, events: Events) {
  const [generation, setGeneration] = useState(start)
  const [refusal, setRefusal] = useState<Refusal>()
  const lost = useRef<Attempt<Wanted>>(undefined)
  const follow = useFollow(setGeneration, events.onOver)

  useEffect(() => {
    if (start && !isOver(start.watch)) follow(start.taskId, start.watch)
  }, [start, follow])

  async function run(wanted: Wanted) {
    const attempt = attemptFor(wanted, lost.current, randomKey)
    lost.current = attempt
    setRefusal(undefined)
    setGeneration(newGeneration(wanted.request, Date.now()))
    const accepted = await generate(attempt.body, attempt.key).catch(refuse)
    if (!accepted) return
    lost.current = undefined
    events.onAccepted(accepted)
    follow(accepted.task_id, firstWatch(accepted))
  }

  function refuse(error: unknown) {
    const refused = refusalOf(error)
    setGeneration(generation) // what lay on the table stays there
    setRefusal(refused)
    events.onRefused(refused)
    return undefined
  }

  function lookAgain() {
    if (generation) follow(generation.taskId, resumed(generation.watch))
  }

  /** Takes up a task that was started elsewhere. */
  function takeUp(task: Task) {
    if (task.id === generation?.taskId) return
    const found = foundGeneration(task)
    setGeneration(found)
    follow(found.taskId, found.watch)
  }

  /** Ends the running task; the images that are made by then are kept. */
  async function cancel() {
    if (!generation?.taskId || generation.cancelling) return
    const { taskId } = generation
    const mark = (cancelling: boolean) =>
      setGeneration((current) => (current?.taskId === taskId ? { ...current, cancelling } : current))
    mark(true)
    try {
      follow(taskId, watchOf(await cancelTask(taskId)))
    } catch (error) {
      mark(false) // it goes on, and so do we
      events.onNotCanceled(refusalOf(error))
    }
  }

  /** Says on the page why nothing was sent; it stays until something is. */
  function hold(message: string, help: string) {
    setRefusal(ownRefusal(message, help))
  }

  return { generation, refusal, hold, run, cancel, takeUp, lookAgain }
}

/** Returns the state that an accepted request starts in. Without a task its images are all there is. */
function firstWatch({ task_id, status, images }: Accepted): Watch {
  const now = task_id === '' ? 'completed' : status
  return watchOf({ status: now, progress: now === 'completed' ? 100 : 0, error: '', images })
}
