// Draws mock-ups, in a worker as on the page itself; see ../render/worker.ts for why this module is both.
import { packaging, phone, poster, slide } from './boxes'
import type { Texture } from './light'
import { type Drawing, draw } from './march'
import { mug } from './mug'
import { drawShirt } from './shirt'

/** The mock-ups with the textures that each takes, in order. */
export type MockupName = 'mug' | 'shirt' | 'poster' | 'slide' | 'phone' | 'packaging'

export interface Job {
  name: MockupName
  textures: Texture[]
  color: string // #rrggbb of what has a color of choice
  width: number
  height: number
}

export const address = import.meta.url

/** Draws a mock-up. */
export function work({ name, textures, color, width, height }: Job): Drawing {
  const [first, second, third] = textures as [Texture, Texture, Texture]
  switch (name) {
    case 'mug':
      return draw(mug(first), width, height)
    case 'shirt':
      return drawShirt({ print: first, mask: second, details: third, color })
    case 'poster':
      return draw(poster(first), width, height)
    case 'slide':
      return draw(slide(first), width, height)
    case 'phone':
      return draw(phone(first), width, height)
    case 'packaging':
      return draw(packaging(first, second, third), width, height)
  }
}

if ('WorkerGlobalScope' in globalThis)
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => postMessage(work(data)))
