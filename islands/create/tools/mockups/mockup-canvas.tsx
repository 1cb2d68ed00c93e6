import { useEffect, useRef, useState } from 'react'
import type { Drawing } from './march'
import { drawMockup, type Mockup } from './mockups'
import type { Art } from './textures'

interface Props {
  mockup: Mockup
  art: Art | undefined
  color: string
  widths: number[] // pixels; drawn one after the other, each replaces the one before
  className: string
  label?: string // text alternative; missing: something else names it
}

/** A mock-up with the image on it. */
export function MockupCanvas({ mockup, art, color, widths, className, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [finest, setFinest] = useState(0)
  const key = widths.join()

  useEffect(() => {
    if (!art) return
    const unwanted = new AbortController()
    setFinest(0)
    const drawAll = async () => {
      for (const width of key.split(',').map(Number)) {
        const drawing = await drawMockup(mockup, art, color, width, unwanted.signal)
        if (!drawing || unwanted.signal.aborted || !canvas.current) return
        paint(canvas.current, drawing)
        setFinest(width)
      }
    }
    drawAll().catch(console.error)
    return () => unwanted.abort()
  }, [mockup, art, color, key])

  const width = widths.at(-1) ?? 0
  return (
    <canvas
      ref={canvas}
      className={className}
      width={width}
      height={Math.round(width * mockup.shape)}
      data-mockup={mockup.name}
      data-finished={finest === width ? '' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

/** Waits until the mock-up on the stage is drawn as fine as it gets; resolves to nothing when it is no longer wanted. */
export function finishedMockup(name: string, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const found = () =>
    document.querySelector<HTMLCanvasElement>(`.mockup-large[data-mockup="${name}"][data-finished]`) ?? undefined
  return new Promise((resolve) => {
    const look = () => {
      const canvas = found()
      if (!canvas && !signal.aborted) return
      observer.disconnect()
      resolve(signal.aborted ? undefined : canvas)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-finished'] })
    signal.addEventListener('abort', look)
    look()
  })
}

/** Draws over the whole canvas, a coarse drawing enlarged. */
function paint(canvas: HTMLCanvasElement, { width, height, data }: Drawing): void {
  const drawn = document.createElement('canvas')
  drawn.width = width
  drawn.height = height
  drawn.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
}
