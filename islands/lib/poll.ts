// Following a generation task: a pure state machine, and a loop around it whose clock and fetch are handed in. The server
// holds an answer back until there is something new to say, so the next look follows at once; after a failure, or an answer
// that brought nothing new, the loop waits.
import type { Task } from './api'

export const INTERVAL = 2000 // milliseconds between two looks, after one that brought nothing new
const FAILURES = 5 // in a row, then we stop looking

export const LOST = 'Get task status failed, please check it later in My Gallery.'
export const EXPIRED = 'The session has expired, please log in again to view the task status.'
const FAILED = 'Image generation failed'

/** Where a task stands as far as the browser knows: the server's status, or why we stopped looking. */
export interface Watch {
  status: Task['status'] | 'lost' | 'authentication_error'
  progress: number // 0–100
  images: Task['images']
  error: string // a sentence for the user, or empty
  failures: number // looks in a row that brought nothing
  places: Task['places'] // how each image is getting on; empty: not known yet
  ahead: number // tasks in line before this one
  version: string // of the state; empty: none was seen yet
}

/** What one look at the server brought. */
export type Look = { kind: 'task'; task: Task } | { kind: 'unauthorized' } | { kind: 'failure' }

type Told = Pick<Task, 'status' | 'progress' | 'error' | 'images'> & Partial<Pick<Task, 'places' | 'ahead' | 'version'>>

export function watchOf(task: Told): Watch {
  const { status, progress, images, places = [], ahead = 0, version = '' } = task
  const error = {
    queued: '',
    processing: '',
    completed: task.error,
    failed: task.error || FAILED,
    canceled: task.error,
  }[status]
  return { status, progress, images, error, failures: 0, places, ahead, version }
}

/** Returns the state to look again from, after the looks were given up. */
export function resumed(watch: Watch): Watch {
  return { ...watch, status: 'processing', error: '', failures: 0 }
}

/** Tells whether there is no use in looking again. */
export function isOver({ status }: Watch): boolean {
  return status !== 'queued' && status !== 'processing'
}

/** Returns the state after a look. What was delivered stays, whatever happens to the connection. */
export function advance(watch: Watch, look: Look): Watch {
  switch (look.kind) {
    case 'task':
      return watchOf(look.task)
    case 'unauthorized':
      return { ...watch, status: 'authentication_error', error: EXPIRED }
    case 'failure': {
      const failures = watch.failures + 1
      if (failures < FAILURES) return { ...watch, failures }
      return { ...watch, failures, status: 'lost', error: LOST }
    }
  }
}

export interface Polling {
  look: (seen: string) => Promise<Look>
  /** Resolves after the given milliseconds, or at once when the signal is aborted. */
  wait: (milliseconds: number) => Promise<void>
  onChange: (watch: Watch) => void
  signal: AbortSignal
}

/** Looks at a task until it is over, and returns its last state; after an abort nothing is reported any more. */
export async function poll(start: Watch, { look, wait, onChange, signal }: Polling): Promise<Watch> {
  let watch = start
  let news = true
  while (!isOver(watch)) {
    await wait(news ? 0 : INTERVAL)
    if (signal.aborted) return watch
    const before = watch
    const seen = await look(before.version)
    if (signal.aborted) return watch
    watch = advance(before, seen)
    news = watch.failures === 0 && watch.version !== before.version
    onChange(watch)
  }
  return watch
}
