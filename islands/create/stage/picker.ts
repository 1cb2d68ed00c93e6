import { type PointerEvent, type RefObject, useRef } from 'react'
import { showError } from '../../lib/toast'
import type { Edit } from '../tools/use-edit'
import { framePoint, moveRing } from './brush'

const FAINT = 32 // alpha, of 255, below which a pixel shows no color to speak of

/** Takes the color of the pixel that is clicked. */
export function usePicker(canvas: RefObject<HTMLCanvasElement | null>, { store }: Edit) {
  const ring = useRef<HTMLDivElement>(null)

  function colorAt(event: PointerEvent): string | undefined {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    const [x, y] = framePoint(event, context.canvas)
    const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data
    return alpha < FAINT ? undefined : `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }

  const handlers = {
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const scale = event.currentTarget.width / event.currentTarget.getBoundingClientRect().width
      moveRing(ring.current, event, 18 * scale)
      ring.current?.style.setProperty('--picked', colorAt(event) ?? 'transparent')
    },
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      const color = colorAt(event)
      if (color) store?.pick(color)
      else showError('That spot is transparent. Click a color of the image.')
    },
    onPointerLeave: () => ring.current?.setAttribute('hidden', ''),
  }
  return { ring, handlers }
}
