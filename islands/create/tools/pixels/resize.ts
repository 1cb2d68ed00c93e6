import type { Resize } from '../steps'
import { cut, type Frame } from './frame'

/**
 * Fits the frame into a size, centered where the proportions differ. It is only as exact as placing strokes takes: what is shown
 * is the server's, which draws anew or resamples in linear light.
 */
export function resize(frame: Frame, { width, height }: Resize): Frame {
  const k = Math.min(width / frame.width, height / frame.height)
  const across = Math.min(width, Math.max(1, Math.round(k * frame.width)))
  const down = Math.min(height, Math.max(1, Math.round(k * frame.height)))
  const fitted = scaled(frame, across, down)
  return cut(fitted, -Math.floor((width - across) / 2), -Math.floor((height - down) / 2), width, height)
}

function scaled(frame: Frame, width: number, height: number): Frame {
  const [across, down] = [width / frame.width, height / frame.height]
  const from = new Uint32Array(frame.data.buffer, frame.data.byteOffset, frame.width * frame.height)
  const to = new Uint32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(frame.height - 1, Math.floor((y + 0.5) / down)) * frame.width
    for (let x = 0; x < width; x++, i++)
      to[i] = from[row + Math.min(frame.width - 1, Math.floor((x + 0.5) / across))] as number
  }
  const { placing } = frame
  return {
    width,
    height,
    data: new Uint8ClampedArray(to.buffer),
    placing: { x: placing.x * across, y: placing.y * down, across: placing.across * across, down: placing.down * down },
  }
}
