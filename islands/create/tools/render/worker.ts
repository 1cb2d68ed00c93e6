// The pixel functions, for a worker as for the page itself: this module is both, so that a browser without module workers
// gets the same from the same file.
import { decodePNG, type Pixels } from '../../../../static/js/loupe-png'
import { apply, onSource } from '../pixels/apply'
import { AT_HOME, type Frame, type Placing } from '../pixels/frame'
import type { Step } from '../steps'

/** What to render: a file, and what is done to it. */
export interface Job {
  address: string // of a PNG; pixels are kept for the next job on the same address
  file?: ArrayBuffer // the PNG itself where the page has it already
  placing?: Placing // where the edit's source is in it; missing: it is the source
  steps: Step[]
  saved?: boolean // the steps are as the API keeps them: strokes are in pixels of the frame before each
}

export interface Outcome {
  frame: Frame
  steps: Step[] // resolved: in pixels of the frame before each; of saved ones, in pixels of the source
}

/** The address of this module's own file, for a worker to be started with. */
export const address = import.meta.url

interface Stage {
  key: string // of the step
  frame: Frame
  step: Step
}

/** A PNG with what was last made of it. A slider changes the last step, mostly: the frames before need not be made again. */
interface Bench {
  address: string
  original: Frame
  stages: Stage[]
}

let benches: Bench[] = []

const MOST_BENCHES = 2 // the source, and what the server drew of it
const MOST_BYTES = 96 << 20 // of frames; one of 2048 pixels is 16 MB

/** Applies steps to the pixels of a PNG. */
export async function work(job: Job): Promise<Outcome> {
  const { original, stages } = await benchFor(job)
  if (job.saved) return placed(job.steps, original)
  const keys = job.steps.map((step) => JSON.stringify(step))
  const changed = stages.findIndex(({ key }, i) => key !== keys[i])
  if (changed >= 0) stages.length = changed
  for (let i = stages.length; i < keys.length; i++) {
    const { frame, step } = apply(stages.at(-1)?.frame ?? original, job.steps[i] as Step, original)
    stages.push({ key: keys[i] as string, frame, step })
  }
  const outcome = { frame: stages.at(-1)?.frame ?? original, steps: stages.map(({ step }) => step) }
  if (stages.reduce((sum, { frame }) => sum + frame.data.length, 0) > MOST_BYTES) stages.length = 0
  return outcome
}

/** Finds out where saved strokes are on the source, which takes the frames of the steps before them. */
function placed(saved: readonly Step[], original: Frame): Outcome {
  let frame = original
  const steps = saved.map((step) => {
    const own = onSource(step, frame)
    frame = apply(frame, own, original).frame
    return own
  })
  return { frame, steps }
}

async function benchFor({ address, file, placing = AT_HOME }: Job): Promise<Bench> {
  const known = benches.find((bench) => bench.address === address)
  const bench = known ?? { address, original: { ...(await read(address, file)), placing }, stages: [] }
  benches = [bench, ...benches.filter((other) => other.address !== address)].slice(0, MOST_BENCHES)
  return bench
}

async function read(address: string, file?: ArrayBuffer): Promise<Pixels> {
  const bytes = file ?? (await fetched(address))
  try {
    return await decodePNG(bytes)
  } catch {
    return drawn(new Blob([bytes])) // a PNG of another kind: no alpha, a palette
  }
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.status >= 500 ? 'Server error' : answer.statusText)
  return answer.arrayBuffer()
}

async function drawn(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) }
}

interface Asked extends Job {
  number: number
}

/** What a worker answers to a job of the same number. */
export type Answer = { number: number; outcome: Outcome } | { number: number; error: string }

if ('WorkerGlobalScope' in globalThis) {
  self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    const { number, ...job } = data
    try {
      postMessage({ number, outcome: await work(job) } satisfies Answer)
    } catch (error) {
      postMessage({ number, error: error instanceof Error ? error.message : '' } satisfies Answer)
    }
  })
}
