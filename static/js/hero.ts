// The first screen: the image that lies over the headline can be moved by what is to be seen of it, and the prompt draws in
// place. All of it works without, but for the moving.
import { shapeOf } from './shape'

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where each image was moved to, in pixels of the page. */
const moved = new WeakMap<HTMLElement, [number, number]>()

/** Makes the images of the first screen movable, and its prompt draw in place. */
export function hero(home: HTMLElement): void {
  const stage = home.querySelector<HTMLElement>('[data-hero]')
  if (!stage) return
  stage.classList.add('can-drag')
  stage.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) stage.classList.toggle('over-cut', taken(stage, event) !== undefined)
  })
  stage.addEventListener('pointerdown', (event) => drag(stage, event))
  stage.addEventListener('keydown', nudge)
  for (const link of stage.querySelectorAll<HTMLAnchorElement>('[data-fill]')) link.addEventListener('click', fill)
}

/** Puts an image where it was moved to. */
function put(cut: HTMLElement, x: number, y: number): void {
  moved.set(cut, [x, y])
  cut.style.setProperty('--dx', `${x}px`)
  cut.style.setProperty('--dy', `${y}px`)
}

/** The image that is on the first screen just now. */
function shown(stage: HTMLElement): HTMLElement | undefined {
  return [...stage.querySelectorAll<HTMLElement>('[data-cut]')].find((cut) => cut.offsetParent !== null)
}

/** The image, if a visible pixel of it is under the pointer, and nothing that is to be clicked or typed in. */
function taken(stage: HTMLElement, event: PointerEvent): HTMLElement | undefined {
  const cut = shown(stage)
  const image = cut?.querySelector('img')
  if (!cut || !image || (event.target as Element).closest('a, input, textarea, label, [type=submit], .ask')) return
  const box = image.getBoundingClientRect()
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
  return shapeOf(image)(x, y) ? cut : undefined
}

function drag(stage: HTMLElement, event: PointerEvent): void {
  const cut = event.button === 0 ? taken(stage, event) : undefined
  if (!cut) return
  event.preventDefault() // no text is selected while something is dragged over it
  const [fromX, fromY] = moved.get(cut) ?? [0, 0]
  stage.setPointerCapture(event.pointerId)
  stage.classList.add('dragging')
  const move = (now: PointerEvent) => put(cut, fromX + now.clientX - event.clientX, fromY + now.clientY - event.clientY)
  const end = () => {
    stage.classList.remove('dragging')
    stage.removeEventListener('pointermove', move)
    stage.removeEventListener('pointerup', end)
    stage.removeEventListener('pointercancel', end)
  }
  stage.addEventListener('pointermove', move)
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)
}

function nudge(event: KeyboardEvent): void {
  const cut = (event.target as Element).closest<HTMLElement>('[data-cut]')
  if (!cut) return
  if (event.key === 'Escape') put(cut, 0, 0)
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const [x, y] = moved.get(cut) ?? [0, 0]
  const far = event.shiftKey ? 48 : 16
  put(cut, x + far * step[0], y + far * step[1])
}

/** A suggestion fills the prompt instead of leading on. */
function fill(event: MouseEvent): void {
  const prompt = document.querySelector<HTMLTextAreaElement>('#hero-prompt')
  if (!prompt || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  prompt.value = (event.currentTarget as HTMLElement).dataset.fill ?? ''
  prompt.focus()
}
