// A generation as the screen sees it, from the click on Generate to its end.
import type { GenerateRequest, Task } from '../../lib/api'
import { isOver, type Watch, watchOf } from '../../lib/poll'
import { counted } from '../../lib/words'

export interface Generation {
  taskId: string
  prompt: string
  wanted: number // images
  width: number // pixels, of each image
  height: number // pixels
  startedAt: number // milliseconds of the clock
  watch: Watch
  cancelling?: boolean // the server was asked to end it
}

export const SENDING: Watch = {
  status: 'queued',
  progress: 0,
  images: [],
  error: '',
  failures: 0,
  places: [],
  ahead: 0,
  version: '',
}

export function newGeneration(request: GenerateRequest, now: number): Generation {
  return {
    taskId: '',
    prompt: request.prompt,
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
  const { id, prompt, width, height, created_at } = task
  return { taskId: id, prompt, wanted, width, height, startedAt: Date.parse(created_at), watch: watchOf(task) }
}

/** Tells whether a task ended without an image because its owner wanted it so. */
export function isCanceled({ status }: Watch): boolean {
  return status === 'canceled'
}

export function isRunning(generation: Generation | undefined): boolean {
  return generation !== undefined && !isOver(generation.watch)
}

/** A place on the stage: an image, or room for one that is still to come. */
export interface Place {
  key: string // stays when the image comes
  imageId: string | undefined
  state: Task['places'][number]['state']
  progress: number // 0–100
}

/** Returns the places on the stage in their order; what will not come any more has none. */
export function places({ wanted, watch }: Generation): Place[] {
  const over = isOver(watch)
  const told = watch.places
  const ids = told.length > 0 ? told.map(({ image_id }) => image_id || undefined) : watch.images.map(({ id }) => id)
  const count = over ? ids.length : Math.max(wanted, ids.length)
  const all = Array.from({ length: count }, (_, index) => ({
    key: `place-${index + 1}`,
    imageId: ids[index],
    state: ids[index] ? 'passed' : (told[index]?.state ?? 'waiting'),
    progress: ids[index] ? 100 : (told[index]?.progress ?? 0),
  }))
  return over ? all.filter(({ imageId }) => imageId) : all
}

/** Says what a running generation is doing, from what the server has told of its images. */
export function stateOf({ taskId, wanted, watch }: Generation): string {
  if (taskId === '') return 'Starting…'
  if (watch.status === 'queued')
    return watch.ahead > 0 ? `In line: ${watch.ahead} ahead of you` : "In line: you're next"
  const { places: told } = watch
  const done = told.filter(({ state }) => state === 'passed').length
  const under = told.filter(({ state }) => state === 'drawing' || state === 'checking')
  if (under.length > 0 && under.every(({ state }) => state === 'checking')) return 'Checking edges'
  if (under.length === 0) return told.some(({ state }) => state === 'waiting') || done === 0 ? 'In line' : 'Finishing'
  return wanted > 1 ? `Drawing ${Math.min(wanted, done + under.length)} of ${wanted}` : 'Drawing'
}

const STATES: Readonly<Record<Place['state'], string>> = {
  waiting: 'In line',
  drawing: 'Drawing',
  checking: 'Checking edges',
  passed: 'Passed',
  failed: 'Not made, not charged',
}

export const stateName = (state: Place['state']): string => STATES[state]

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
      return `${counted(wanted, 'image')} requested, in line.`
    case 'processing':
      return got > 0 ? `Image ${got} of ${wanted} is ready.` : `Drawing ${counted(wanted, 'image')}.`
    case 'completed':
      return shortfall(generation) || `${counted(got, 'image')} ready.`
    default:
      return watch.error
  }
}
