// What mock-ups there are, and the way to their drawings.
import type { Drawing } from './march'
import { type Art, texturesOf } from './textures'
import { address, type Job, type MockupName, work } from './worker'

export interface Mockup {
  name: MockupName
  label: string
  shape: number // height over width
  color: string // that it has at first; empty: it has none of choice
}

export const MOCKUPS: Mockup[] = [
  { name: 'mug', label: 'Mug', shape: 0.84, color: '' },
  { name: 'shirt', label: 'T-shirt', shape: 1.05, color: '#15161a' },
  { name: 'poster', label: 'Poster', shape: 1.05, color: '#ffd34d' },
  { name: 'slide', label: 'Slide', shape: 0.72, color: '' },
  { name: 'phone', label: 'Phone', shape: 1.06, color: '' },
  { name: 'packaging', label: 'Packaging', shape: 0.96, color: '#ffd34d' },
]

export const mockupOf = (name: string): Mockup =>
  MOCKUPS.find((mockup) => mockup.name === name) ?? (MOCKUPS[0] as Mockup)

const QUICK = 400 // pixels: what is as wide at most is drawn at once

/** One worker draws what is looked at first, the other what takes seconds: else another mock-up would wait for the one before. */
const workers: (Worker | null)[] = [] // null: this browser starts none
let number = 0
const waiting = new Map<number, (drawing: Drawing | undefined) => void>()

/** Draws a mock-up with the image so many pixels wide; its background is transparent. */
export async function drawMockup(mockup: Mockup, art: Art, color: string, width: number): Promise<Drawing> {
  await document.fonts.ready
  const { name, shape } = mockup
  const height = Math.round(width * shape)
  const hue = color || mockup.color || '#ffd34d'
  const job: Job = { name, textures: texturesOf(name, art, hue, width, height), color: hue, width, height }
  return (await elsewhere(job)) ?? work(job)
}

/** Lets the worker draw; resolves to nothing where it cannot. */
async function elsewhere(job: Job): Promise<Drawing | undefined> {
  const which = job.width > QUICK ? 1 : 0
  if (workers[which] === undefined) workers[which] = start(which)
  const started = workers[which]
  if (!started) return undefined
  number++
  return new Promise((resolve) => {
    waiting.set(number, resolve)
    started.postMessage({ ...job, number })
  })
}

function start(which: number): Worker | null {
  try {
    const started = new Worker(address, { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<{ number: number; drawing: Drawing }>) => {
      waiting.get(data.number)?.(data.drawing)
      waiting.delete(data.number)
    })
    started.addEventListener('error', () => {
      workers[which] = null
      for (const resolve of waiting.values()) resolve(undefined)
      waiting.clear()
    })
    return started
  } catch {
    return null
  }
}
