// A generation as the screen sees it, from the click on Generate to its end.
import type { GenerateRequest, Task } from '../../lib/api'
import { isOver, type Watch, watchOf } from '../../lib/poll'
import { counted } from '../../lib/words'

export interface Generation {
  taskId: string
  wanted: number // images
  width: number // pixels, of each image
  height: number // pixels
  startedAt: number // milliseconds of the clock
  watch: Watch
  cancelling?: boolean // the server was asked to end it
}

export const SENDING: Watch = { status: 'queued', progress: 0, images: [], error: '', failures: 0 }

export function newGeneration(request: GenerateRequest, now: number): Generation {
  return {
    taskId: '',
    wanted: request.num_samples ?? 1,
    width: request.width ?? 0,
    height: request.height ?? 0,
    startedAt: now,
    watch: SENDING,
  }
}

/** Returns the generation of a task that was started before the page was loaded, or elsewhere. */
export function foundGeneration(task: Task): Generation {
  const wanted = Math.max(task.num_samples, task.images.length, 1)
  const { id, width, height, created_at } = task
  return { taskId: id, wanted, width, height, startedAt: Date.parse(created_at), watch: watchOf(task) }
}

/** Tells whether a task ended without an image because its owner wanted it so. */
export function isCanceled({ status }: Watch): boolean {
  return status === 'canceled'
}

export function isRunning(generation: Generation | undefined): boolean {
  return generation !== undefined && !isOver(generation.watch)
}

/** A place on the table: an image, or room for one that is still to come. */
export interface Place {
  key: string // stays when the image comes
  imageId: string | undefined
}

/** Returns the places on the table in their order; what will not come any more has none. */
export function places({ wanted, watch }: Generation): Place[] {
  const count = isOver(watch) ? watch.images.length : Math.max(wanted, watch.images.length)
  return Array.from({ length: count }, (_, index) => ({ key: `place-${index + 1}`, imageId: watch.images[index]?.id }))
}

/** Returns what did not come of an ended generation, as a sentence, or nothing. */
export function shortfall({ wanted, watch }: Generation): string {
  const got = watch.images.length
  if ((watch.status !== 'completed' && watch.status !== 'failed') || got === 0 || got >= wanted) return ''
  if (watch.error) return watch.error // the server knows why
  const rest = wanted - got
  return `${got} of ${counted(wanted, 'image')} came out. The other ${rest === 1 ? 'one' : rest} did not pass our check and ${rest === 1 ? 'was' : 'were'} not charged.`
}

/** Returns what a screen reader is told about where the generation stands. */
export function announcement(generation: Generation | undefined): string {
  if (!generation) return ''
  const { wanted, watch } = generation
  const got = watch.images.length
  switch (watch.status) {
    case 'queued':
      return `${counted(wanted, 'image')} requested, waiting for a free hand.`
    case 'processing':
      return got > 0 ? `Image ${got} of ${wanted} is ready.` : `Drawing ${counted(wanted, 'image')}.`
    case 'completed':
      return shortfall(generation) || `${counted(got, 'image')} ready.`
    default:
      return watch.error
  }
}
