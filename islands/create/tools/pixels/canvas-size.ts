import { boxOf, cut, type Frame } from './frame'

/** Cuts to the tight box of what is not transparent; an empty frame stays as it is. */
export function trim(frame: Frame): Frame {
  const box = boxOf(frame)
  return box ? cut(frame, box.left, box.top, box.right - box.left, box.bottom - box.top) : frame
}

/** Adds a transparent border. */
export function pad(frame: Frame, px: number): Frame {
  return cut(frame, -px, -px, frame.width + 2 * px, frame.height + 2 * px)
}

/** Adds as much on two sides as makes it a square, centered. */
export function square(frame: Frame): Frame {
  const side = Math.max(frame.width, frame.height)
  return cut(frame, -Math.floor((side - frame.width) / 2), -Math.floor((side - frame.height) / 2), side, side)
}
