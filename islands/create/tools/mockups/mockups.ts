// What mock-ups there are, and the way to their drawings.
import type { Drawing } from './march'
import { type Drawer, DrawingQueue } from './queue'
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

const queue = new DrawingQueue(start, work)

/** Draws a mock-up with the image so many pixels wide, on a transparent background; resolves to nothing once the signal is aborted. */
export async function drawMockup(
  mockup: Mockup,
  art: Art,
  color: string,
  width: number,
  signal: AbortSignal,
): Promise<Drawing | undefined> {
  await document.fonts.ready
  const { name, shape } = mockup
  const height = Math.round(width * shape)
  const hue = color || mockup.color || '#ffd34d'
  const job = (): Job => ({ name, textures: texturesOf(name, art, hue, width, height), color: hue, width, height })
  return queue.draw(width, job, signal)
}

function start(onDrawn: (drawing: Drawing) => void, onFailed: () => void): Drawer | null {
  try {
    const worker = new Worker(address, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Drawing>) => onDrawn(data))
    worker.addEventListener('error', onFailed)
    return { post: (job) => worker.postMessage(job), end: () => worker.terminate() }
  } catch {
    return null
  }
}
