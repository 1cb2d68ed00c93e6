/** Where the source's top left corner is in a frame, and how many of its pixels a pixel of the source covers. */
export interface Placing {
  x: number
  y: number
  across: number
  down: number
}

/** An image while it is being edited: red, green, blue and alpha, not multiplied. */
export interface Frame {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
  placing: Placing
}

export const AT_HOME: Placing = { x: 0, y: 0, across: 1, down: 1 }

/** Returns a part of a frame; the part may reach beyond the frame, where it is transparent. */
export function cut(frame: Frame, x: number, y: number, width: number, height: number): Frame {
  const data = new Uint8ClampedArray(4 * width * height)
  const left = Math.max(0, x)
  const right = Math.min(frame.width, x + width)
  for (let row = Math.max(0, y); row < Math.min(frame.height, y + height) && left < right; row++) {
    const line = frame.data.subarray(4 * (row * frame.width + left), 4 * (row * frame.width + right))
    data.set(line, 4 * ((row - y) * width + left - x))
  }
  const { placing } = frame
  return { width, height, data, placing: { ...placing, x: placing.x - x, y: placing.y - y } }
}

/** Returns a frame with other pixels of the same size. */
export function withData(frame: Frame, data: Uint8ClampedArray<ArrayBuffer>): Frame {
  return { ...frame, data }
}

/** Returns a frame's alpha, 0–255. */
export function alphaOf({ data }: Pick<Frame, 'data'>): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(data.length / 4)
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[4 * i + 3] as number
  return alpha
}

/** The tight box of a frame's pixels whose alpha is above zero. */
export interface Box {
  left: number
  top: number
  right: number // beyond the last column
  bottom: number
}

/** Returns the tight box of what is not transparent, or nothing for an empty frame. */
export function boxOf({ width, height, data }: Frame): Box | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[4 * (y * width + x) + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  return right > left ? { left, top, right, bottom } : undefined
}
