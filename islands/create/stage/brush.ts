import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Mode } from '../tools/edit-store'
import { AT_HOME, type Placing } from '../tools/pixels/frame'
import { MOST_STEPS, type Point } from '../tools/steps'
import { isTyped } from '../tools/typed'
import type { Edit } from '../tools/use-edit'

type BrushMode = Extract<Mode, { kind: 'brush' }>

export const RADIUS = { least: 2, most: 200 } // pixels of the source
const MOST_POINTS = 4000 // that the API takes in one stroke

/** Lets a pointer, pen or finger paint on the canvas: each stroke becomes a step. [ and ] change the radius. */
export function useBrush(
  canvas: RefObject<HTMLCanvasElement | null>,
  original: HTMLImageElement | undefined,
  { mode, rendered, history, store }: Edit,
) {
  const ring = useRef<HTMLDivElement>(null)
  const points = useRef<Point[]>([])
  const brush = mode?.kind === 'brush' ? mode : undefined
  const placing = rendered?.frame.placing ?? AT_HOME

  useEffect(() => {
    if (!brush) return
    const resize = (event: KeyboardEvent) => {
      const by = { '[': 1 / 1.2, ']': 1.2 }[event.key]
      if (by === undefined || isTyped(event)) return
      const radius = Math.round(Math.min(RADIUS.most, Math.max(RADIUS.least, brush.radius * by)))
      store?.setMode({ ...brush, radius: radius === brush.radius ? radius + (by > 1 ? 1 : -1) : radius })
    }
    addEventListener('keydown', resize)
    return () => removeEventListener('keydown', resize)
  }, [brush, store])

  function paint(event: PointerEvent<HTMLCanvasElement>) {
    const context = canvas.current?.getContext('2d')
    if (!brush || !context) return
    for (const at of steadied(event)) {
      const point = sourcePoint(at, context.canvas, placing)
      const last = points.current.at(-1)
      if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < brush.radius / 6) continue
      if (points.current.length >= MOST_POINTS) return
      points.current.push(point)
      draw(context, brush, placing, original, points.current.slice(-2))
    }
  }

  function finish() {
    const stroke = points.current
    points.current = []
    if (!brush || stroke.length === 0) return
    const { mode, radius, hardness } = brush
    store?.change([...history.steps, { op: 'brush', mode, radius, hardness, points: stroke }])
  }

  const full = history.steps.length >= MOST_STEPS
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0 || full) return
      event.currentTarget.setPointerCapture(event.pointerId)
      points.current = []
      paint(event)
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (brush) moveRing(ring.current, event, brush.radius * placing.across)
      if (event.currentTarget.hasPointerCapture(event.pointerId)) paint(event)
    },
    onPointerUp: finish,
    onPointerCancel: finish,
    onPointerLeave: () => ring.current?.setAttribute('hidden', ''),
  }
  return { ring, handlers }
}

/** Returns all that a pointer went through since the last event, where the browser tells. */
function steadied({ nativeEvent }: PointerEvent): { clientX: number; clientY: number }[] {
  const all = nativeEvent.getCoalescedEvents?.() ?? []
  return all.length > 0 ? all : [nativeEvent]
}

/** Returns where on the source a pointer is, in tenths of a pixel. */
function sourcePoint(at: { clientX: number; clientY: number }, canvas: HTMLCanvasElement, placing: Placing): Point {
  const [x, y] = framePoint(at, canvas)
  const tenths = (value: number) => Math.round(value * 10) / 10
  return [tenths((x - placing.x) / placing.across), tenths((y - placing.y) / placing.down)]
}

/** Returns where on the canvas a pointer is, in its pixels. */
export function framePoint(at: { clientX: number; clientY: number }, canvas: HTMLCanvasElement): Point {
  const box = canvas.getBoundingClientRect()
  return [((at.clientX - box.left) * canvas.width) / box.width, ((at.clientY - box.top) * canvas.height) / box.height]
}

/** Draws the last part of a stroke over the pixels, until they come with the stroke in them. */
function draw(
  context: CanvasRenderingContext2D,
  { mode, radius, hardness }: BrushMode,
  { x, y, across, down }: Placing,
  original: HTMLImageElement | undefined,
  points: Point[],
) {
  context.save()
  context.translate(x, y)
  context.scale(across, down)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = radius * (1 + hardness) // about where it is half as strong
  context.globalCompositeOperation = mode === 'erase' ? 'destination-out' : 'source-over'
  const pattern = mode === 'restore' && original ? context.createPattern(original, 'no-repeat') : null
  context.strokeStyle = pattern ?? (mode === 'erase' ? '#000' : 'transparent')
  context.beginPath()
  for (const [px, py] of points) context.lineTo(px, py)
  if (points.length === 1) context.lineTo(...(points[0] as Point))
  context.stroke()
  context.restore()
}

/** Puts the ring that shows what the brush covers under the pointer. radius is in pixels of the canvas. */
export function moveRing(ring: HTMLElement | null, event: PointerEvent<HTMLCanvasElement>, radius: number): void {
  const view = ring?.parentElement
  if (!ring || !view) return
  const canvas = event.currentTarget
  const box = view.getBoundingClientRect()
  const size = (2 * radius * canvas.getBoundingClientRect().width) / canvas.width
  ring.hidden = false
  ring.style.width = `${size}px`
  ring.style.height = `${size}px`
  ring.style.left = `${event.clientX - box.left + view.scrollLeft}px`
  ring.style.top = `${event.clientY - box.top + view.scrollTop}px`
}
