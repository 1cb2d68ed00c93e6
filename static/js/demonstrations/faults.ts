// The two common faults of "transparent" images, made from an image that has neither, and what they cost in pixels.

/** The pixels of an image: red, green, blue and alpha, in rows. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

const empty = ({ width, height }: Pixels): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

/** What a mask at low resolution does: it grows, closes small holes, and leaves a white line around the image. */
const grown = 11
const shrunk = 8

/** Returns the image mixed with white and cut out again by a hard mask that is too wide. */
export function haloed(image: Pixels): Pixels {
  const { width, height, data } = image
  let mask = new Uint8Array(width * height)
  for (let i = 0; i < mask.length; i++) mask[i] = (data[4 * i + 3] ?? 0) > 26 ? 1 : 0
  for (let i = 0; i < grown; i++) mask = spread(mask, width, height, 1)
  for (let i = 0; i < shrunk; i++) mask = spread(mask, width, height, 0)
  const out = empty(image)
  for (let i = 0; i < mask.length; i++) if (mask[i]) onto(out.data, data, i, 255)
  return out
}

/** Returns a mask in which every pixel beside one of a value has that value too. */
function spread(mask: Uint8Array<ArrayBuffer>, width: number, height: number, value: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(mask)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (mask[i - 1] === value || mask[i + 1] === value || mask[i - width] === value || mask[i + width] === value)
        out[i] = value
    }
  return out
}

/** Side of a painted square in pixels. */
const square = 18

/** Returns the image on squares that are painted into it. */
export function painted(image: Pixels): Pixels {
  const out = empty(image)
  for (let i = 0; i < image.width * image.height; i++) {
    const [x, y] = [i % image.width, Math.floor(i / image.width)]
    const gray = (Math.floor(x / square) + Math.floor(y / square)) % 2 ? 207 : 255
    onto(out.data, image.data, i, gray)
  }
  return out
}

/** Writes a pixel as it looks on a shade of gray, without transparency. */
function onto(out: Uint8ClampedArray, data: Uint8ClampedArray, i: number, gray: number): void {
  const alpha = (data[4 * i + 3] ?? 0) / 255
  for (let c = 0; c < 3; c++) out[4 * i + c] = (data[4 * i + c] ?? 0) * alpha + gray * (1 - alpha)
  out[4 * i + 3] = 255
}

/** Counts the pixels that are neither clear nor solid. */
export function soft({ data }: Pixels): number {
  let count = 0
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 0 && data[i] !== 255) count++
  return count
}

/** Counts the pixels that are solid in one image and at least half clear in the other. */
export function added(ours: Pixels, theirs: Pixels): number {
  let count = 0
  for (let i = 3; i < ours.data.length; i += 4) if (theirs.data[i] === 255 && (ours.data[i] ?? 0) < 128) count++
  return count
}

/** The average difference of the colors of two images on a background, over the pixels that are not solid in ours: a share. */
export function colorError(ours: Pixels, theirs: Pixels, [red, green, blue]: [number, number, number]): number {
  const background = [red, green, blue]
  let sum = 0
  let count = 0
  for (let i = 0; i < ours.data.length; i += 4) {
    const a = (ours.data[i + 3] ?? 0) / 255
    const b = (theirs.data[i + 3] ?? 0) / 255
    if (a === 1 || (a === 0 && b === 0)) continue
    count++
    for (const [c, value] of background.entries())
      sum += Math.abs((ours.data[i + c] ?? 0) * a + value * (1 - a) - (theirs.data[i + c] ?? 0) * b - value * (1 - b))
  }
  return count ? sum / count / 3 / 255 : 0
}
