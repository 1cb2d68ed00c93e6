import { cutOut, firstEdge, lensCorner, middleOf, type Point, pixelUnder, type Size, step } from './loupe-geometry'
import { decodePNG, type Pixels } from './loupe-png'
import { read } from './loupe-readout'

const side = 21 // pixels of the picture under the lens; odd, so that one is in the middle
const zoom = 8
const lift = 100 // how far above a finger the lens floats, in CSS pixels

/** Lays the loupe on an edge of the picture. It shows the original's pixels, not those of the picture on the page. */
export async function openLoupe(stage: HTMLElement): Promise<() => void> {
  const frame = stage.querySelector<HTMLElement>('[data-inspector-frame]')
  if (!frame) throw new Error('no frame')
  const answer = await fetch(stage.dataset.original ?? '')
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const loupe = new Loupe(frame, await decodePNG(await answer.arrayBuffer()))
  return () => loupe.remove()
}

class Loupe {
  private readonly lens = document.createElement('div')
  private readonly canvas = document.createElement('canvas')
  private readonly reading = document.createElement('output')
  private readonly listening = new AbortController()
  private pixel: Point

  constructor(
    private readonly frame: HTMLElement,
    private readonly pixels: Pixels,
  ) {
    this.pixel = firstEdge(pixels)
    this.build()
    this.listen()
    this.show(this.pixel)
    this.lens.focus({ preventScroll: true })
  }

  remove(): void {
    this.listening.abort()
    this.lens.remove()
    this.reading.remove()
  }

  private build(): void {
    const ground = document.createElement('div')
    ground.className = 'lens-ground surface'
    this.canvas.width = this.canvas.height = side
    this.lens.className = 'lens'
    this.lens.tabIndex = 0
    this.lens.setAttribute('role', 'application')
    this.lens.setAttribute('aria-label', `Edge loupe, ${zoom} times. Arrow keys move it.`)
    this.lens.append(ground, this.canvas)
    this.reading.className = 'lens-reading'
    this.frame.append(this.lens, this.reading)
  }

  private listen(): void {
    const { signal } = this.listening
    for (const kind of ['pointerdown', 'pointermove'] as const)
      this.frame.addEventListener(kind, (event) => this.follow(event), { signal })
    this.lens.addEventListener('keydown', (event) => this.steer(event), { signal })
    window.addEventListener('resize', () => this.show(this.pixel), { signal })
  }

  private follow(event: PointerEvent): void {
    const box = this.frame.getBoundingClientRect()
    const lifted = event.pointerType === 'touch' ? lift : 0
    this.reading.ariaLive = 'off' // a moving pointer would be read out without end
    this.show(pixelUnder({ x: event.clientX - box.left, y: event.clientY - box.top - lifted }, box, this.pixels))
  }

  private steer(event: KeyboardEvent): void {
    const next = step(this.pixel, event.key, event.shiftKey, this.pixels)
    if (!next) return
    event.preventDefault()
    this.reading.ariaLive = 'polite'
    this.show(next)
  }

  private show(pixel: Point): void {
    this.pixel = pixel
    const box: Size = this.frame.getBoundingClientRect()
    const corner = lensCorner(middleOf(pixel, box, this.pixels), side * zoom, box)
    this.lens.style.setProperty('--lens-x', `${corner.x}px`)
    this.lens.style.setProperty('--lens-y', `${corner.y}px`)
    const square = new ImageData(cutOut(this.pixels, pixel, side), side, side)
    this.canvas.getContext('2d')?.putImageData(square, 0, 0)
    const { hex, words } = read(this.pixels, pixel)
    this.reading.style.setProperty('--lens-color', hex)
    this.reading.textContent = words
  }
}
