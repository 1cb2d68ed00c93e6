import type { Pixels } from './loupe-png'

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** How large a picture is drawn in a box that it is fitted into (object-fit: contain), and where it begins. */
function fitted(box: Size, picture: Size): Point & { scale: number } {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  return { scale, x: (box.width - picture.width * scale) / 2, y: (box.height - picture.height * scale) / 2 }
}

/** The pixel of the picture that lies under a point of its box, or the nearest one to it. */
export function pixelUnder(point: Point, box: Size, picture: Size): Point {
  const { scale, x, y } = fitted(box, picture)
  return within({ x: Math.floor((point.x - x) / scale), y: Math.floor((point.y - y) / scale) }, picture)
}

/** The point of the box where the middle of a pixel is drawn. */
export function middleOf(pixel: Point, box: Size, picture: Size): Point {
  const { scale, x, y } = fitted(box, picture)
  return { x: x + (pixel.x + 0.5) * scale, y: y + (pixel.y + 0.5) * scale }
}

/** The upper left corner of a lens around a point, moved so that the lens stays in its box. */
export function lensCorner(middle: Point, lens: number, box: Size): Point {
  return {
    x: clamp(middle.x - lens / 2, 0, Math.max(0, box.width - lens)),
    y: clamp(middle.y - lens / 2, 0, Math.max(0, box.height - lens)),
  }
}

function within(pixel: Point, picture: Size): Point {
  return { x: clamp(pixel.x, 0, picture.width - 1), y: clamp(pixel.y, 0, picture.height - 1) }
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key moves the loupe: by one pixel, or by ten. Any other key moves it nowhere. */
export function step(pixel: Point, key: string, far: boolean, picture: Size): Point | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const length = far ? 10 : 1
  return within({ x: pixel.x + length * direction[0], y: pixel.y + length * direction[1] }, picture)
}

/** A place worth looking at first: where the outline crosses the middle row nearest to the middle, or the middle itself. */
export function firstEdge({ width, height, data }: Pixels): Point {
  const middle = { x: width >> 1, y: height >> 1 }
  const alpha = (x: number) => data[(middle.y * width + x) * 4 + 3] ?? 0
  const soft = (x: number) => Math.abs(alpha(x) - 128)
  for (let away = 0; away < middle.x; away++)
    for (const x of [middle.x + away, middle.x - away]) {
      const left = x - 1
      if (alpha(left) >= 128 !== alpha(x) >= 128) return { x: soft(left) < soft(x) ? left : x, y: middle.y }
    }
  return middle
}

/** The square of pixels around one, with an odd side; what lies outside the picture is clear. */
export function cutOut({ width, height, data }: Pixels, middle: Point, side: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(side * side * 4)
  const reach = side >> 1
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const x = middle.x + column - reach
      const y = middle.y + row - reach
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const from = (y * width + x) * 4
      out.set(data.subarray(from, from + 4), (row * side + column) * 4)
    }
  return out
}
