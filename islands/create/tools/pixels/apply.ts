import type { Point, Step } from '../steps'
import { outline, shadow } from './behind'
import { brush } from './brush'
import { pad, square, trim } from './canvas-size'
import { choke, feather } from './edge'
import type { Frame } from './frame'
import { replaceColor } from './replace-color'
import { resize } from './resize'
import { specks } from './specks'

/** A frame, and the step that made it with its measures in pixels of the frame before it. */
export interface Applied {
  frame: Frame
  step: Step
}

/** Applies one step. source is what strokes that restore bring back. Parts keep their color: only the server knows them. */
export function apply(frame: Frame, step: Step, source: Frame): Applied {
  const resolved = resolve(step, frame)
  return { frame: applied(frame, resolved, source), step: resolved }
}

function applied(frame: Frame, step: Step, source: Frame): Frame {
  switch (step.op) {
    case 'trim':
      return trim(frame)
    case 'pad':
      return pad(frame, step.px)
    case 'square':
      return square(frame)
    case 'outline':
      return outline(frame, step)
    case 'shadow':
      return shadow(frame, step)
    case 'feather':
      return feather(frame, step.px)
    case 'choke':
      return choke(frame, step.px)
    case 'specks':
      return specks(frame, step.max_area)
    case 'brush':
      return brush(frame, step, source)
    case 'replace_color':
      return replaceColor(frame, step)
    case 'resize':
      return resize(frame, step)
    case 'recolor_part':
      return frame
  }
}

/** Puts a stroke from pixels of the source into those of a frame; other steps have no place. */
export function resolve(step: Step, { placing }: Pick<Frame, 'placing'>): Step {
  if (step.op !== 'brush') return step
  const { x, y, across, down } = placing
  const points = step.points.map(([px, py]): Point => [tenth(px * across + x), tenth(py * down + y)])
  return { ...step, radius: tenth(step.radius * across), points }
}

/** Puts a stroke from pixels of a frame into those of the source: the way back of resolve. */
export function onSource(step: Step, { placing }: Pick<Frame, 'placing'>): Step {
  if (step.op !== 'brush') return step
  const { x, y, across, down } = placing
  const points = step.points.map(([px, py]): Point => [(px - x) / across, (py - y) / down])
  return { ...step, radius: step.radius / across, points }
}

const tenth = (value: number) => Math.round(value * 10) / 10
