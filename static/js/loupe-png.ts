/** The pixels of a picture as they stand in its file: red, green, blue and alpha, not multiplied. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

const channels = 4
const headerLength = 8

/**
 * Reads a PNG of 8-bit RGBA without interlacing, which is what every original here is. A canvas would not do: it keeps
 * colors multiplied by alpha, and gives back others under a soft edge than those in the file.
 */
export async function decodePNG(file: ArrayBuffer): Promise<Pixels> {
  const view = new DataView(file)
  const data: Uint8Array<ArrayBuffer>[] = []
  let size = { width: 0, height: 0 }
  for (let at = headerLength; at + 12 <= file.byteLength; ) {
    const length = view.getUint32(at)
    const kind = String.fromCharCode(...new Uint8Array(file, at + 4, 4))
    if (kind === 'IHDR') size = readHeader(view, at + 8)
    if (kind === 'IDAT') data.push(new Uint8Array(file, at + 8, length))
    at += 12 + length
  }
  const rows = await inflate(data)
  const { width, height } = size
  if (!width || rows.length < height * (1 + width * channels)) throw new Error('not a whole PNG')
  return { width, height, data: unfilter(rows, width * channels, height) }
}

function readHeader(view: DataView, at: number): { width: number; height: number } {
  const [depth, color, , , interlaced] = [8, 9, 10, 11, 12].map((offset) => view.getUint8(at + offset))
  if (depth !== 8 || color !== 6 || interlaced) throw new Error('not an 8-bit RGBA PNG')
  return { width: view.getUint32(at), height: view.getUint32(at + 4) }
}

async function inflate(data: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

// The filters of the PNG specification, section 9.2: a byte is predicted from those left, above and above left of it.
const predictors: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

function unfilter(rows: Uint8Array, stride: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(stride * height)
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1) + 1
    const to = y * stride
    const predict = predictors[rows[from - 1] ?? -1]
    if (!predict) throw new Error('an unknown PNG filter')
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (out[to + x - channels] ?? 0)
      const up = out[to + x - stride] ?? 0
      const corner = x < channels ? 0 : (out[to + x - stride - channels] ?? 0)
      out[to + x] = ((rows[from + x] ?? 0) + predict(left, up, corner)) & 255
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
