/** Reports whether there is a visible pixel at a place, given in shares of an image's sides. */
export type Shape = (x: number, y: number) => boolean

/** Alpha from which a pixel counts as visible, of 255: people take hold of a bubble by its clear middle, too. */
const visible = 3

/** Returns the shape of so much alpha in rows of a width; what is outside is not part of it. */
export function shape(alpha: Uint8ClampedArray, width: number, height: number): Shape {
  return (x, y) => {
    const [column, row] = [Math.floor(x * width), Math.floor(y * height)]
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    return (alpha[row * width + column] ?? 0) >= visible
  }
}

const known = new WeakMap<HTMLImageElement, { of: string; shape: Shape }>()

/** Side of the small copy that a shape is read from, in pixels. */
const side = 128

/** Returns the shape of an image that has loaded; until then nothing of it is visible. */
export function shapeOf(image: HTMLImageElement): Shape {
  const before = known.get(image)
  if (before?.of === image.currentSrc) return before.shape
  if (!image.complete || image.naturalWidth === 0) return () => false
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return () => false
  context.drawImage(image, 0, 0, side, side)
  const pixels = context.getImageData(0, 0, side, side).data
  const found = shape(
    pixels.filter((_, i) => i % 4 === 3),
    side,
    side,
  )
  known.set(image, { of: image.currentSrc, shape: found })
  return found
}
