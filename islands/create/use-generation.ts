import { useEffect, useRef, useState } from 'react'
import type { Accepted, GenerateRequest } from '../lib/api'
import { HELP } from '../lib/help'
import { isOver, resumed, type Watch, watchOf } from '../lib/poll'
import { helpFor, isUnauthorized, messageFor } from '../lib/problem'
import { type Attempt, attemptFor, randomKey } from './attempt'
import { generate } from './calls'
import { type Generation, newGeneration } from './generation'
import { useFollow } from './use-follow'

const SIGNED_OUT = 'Your session has expired.'

/** Why a request was not accepted. */
export interface Refusal {
  message: string
  help: string // address of the article that explains it
  expired: boolean // the session has ended
}

interface Events {
  onAccepted: (accepted: Accepted) => void
  onRefused: (refusal: Refusal) => void
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
    const refused = expired
      ? { message: SIGNED_OUT, help: HELP.signingIn, expired }
      : { message: messageFor(error), help: helpFor(error), expired }
    setGeneration(generation) // what lay on the table stays there
    setRefusal(refused)
    events.onRefused(refused)
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
  return watchOf({ status: now, progress: now === 'completed' ? 100 : 0, error: '', images })
}
