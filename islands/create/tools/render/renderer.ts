// Makes the pixels of an edit: in a worker, by the server where only the server can, on the page where there is no worker.
import { previewOf } from '../calls'
import type { Source } from '../edit-store'
import type { Frame } from '../pixels/frame'
import { isServerStep, type Step } from '../steps'
import { type Answer, address, type Job, type Outcome, work } from './worker'

export interface Rendered {
  of: Step[] // as asked for
  steps: Step[] // as the API takes them
  frame: Frame
}

/**
 * Renders the steps of an image. What comes up to the last step of the server's is rendered here first, roughly, which tells
 * where the brush was; the server then draws it exactly, and the rest is done to what it drew.
 */
export async function render(source: Source, steps: Step[]): Promise<Rendered> {
  const address = new URL(source.url, location.href).href
  const last = steps.findLastIndex(isServerStep)
  const first = await run({ address, steps: last < 0 ? steps : steps.slice(0, last + 1) })
  if (last < 0) return { of: steps, steps: first.steps, frame: first.frame }
  const drawn = await drawnByServer(source, first)
  const rest = await run({ ...drawn, steps: steps.slice(last + 1) })
  return { of: steps, steps: [...first.steps, ...rest.steps], frame: rest.frame }
}

/** Returns steps as an edit has them: strokes that are in pixels of the image at their step come in pixels of the source. */
export async function placedOnSource(source: Source, saved: Step[]): Promise<Step[]> {
  const address = new URL(source.url, location.href).href
  return (await run({ address, steps: saved, saved: true })).steps
}

type Drawn = Required<Pick<Job, 'address' | 'file' | 'placing'>>

let lastDrawn: Drawn | undefined

/** Asks the server for what steps make of an image, once for the same steps. */
async function drawnByServer({ id }: Source, { steps, frame }: Outcome): Promise<Drawn> {
  const address = `${id}:${JSON.stringify(steps)}`
  if (lastDrawn?.address !== address) {
    const file = await (await previewOf(id, steps)).arrayBuffer()
    lastDrawn = { address, file, placing: frame.placing }
  }
  return lastDrawn
}

let worker: Worker | undefined | null // null: this browser starts none
let number = 0
const waiting = new Map<number, { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }>()

function run(job: Job): Promise<Outcome> {
  worker ??= start()
  if (!worker) return work(job)
  const started = worker
  number++
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    started.postMessage({ ...job, number })
  })
}

function start(): Worker | null {
  try {
    const started = new Worker(address, { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data))
    started.addEventListener('error', giveUp)
    return started
  } catch {
    return null
  }
}

function settle(answer: Answer): void {
  const asked = waiting.get(answer.number)
  waiting.delete(answer.number)
  if ('outcome' in answer) asked?.resolve(answer.outcome)
  else asked?.reject(new Error(answer.error))
}

/** A worker that cannot run is done without; what it was asked is asked again by whoever wants it. */
function giveUp(): void {
  worker = null
  for (const { reject } of waiting.values()) reject(new Error('Server error'))
  waiting.clear()
}
