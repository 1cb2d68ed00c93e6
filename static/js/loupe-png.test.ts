import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodePNG } from './loupe-png'

/** A PNG of the given filtered rows; checksums are left empty, since nobody reads them. */
function png(width: number, rows: number[][], header = [8, 6, 0, 0, 0]): ArrayBuffer {
  const size = new DataView(new ArrayBuffer(8))
  size.setUint32(0, width)
  size.setUint32(4, rows.length)
  const data = deflateSync(Uint8Array.from(rows.flat()))
  const half = data.length >> 1
  const bytes = [
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', [...new Uint8Array(size.buffer), ...header]),
    ...chunk('iTXt', [1, 2, 3]),
    ...chunk('IDAT', [...data.subarray(0, half)]), // in two parts, as encoders may write them
    ...chunk('IDAT', [...data.subarray(half)]),
    ...chunk('IEND', []),
  ]
  return Uint8Array.from(bytes).buffer
}

function chunk(kind: string, body: number[]): number[] {
  const length = [0, 0, body.length >> 8, body.length & 255]
  return [...length, ...[...kind].map((letter) => letter.charCodeAt(0)), ...body, 0, 0, 0, 0]
}

test('each filter gives back the pixels as they were, color under clear pixels included', async () => {
  const file = png(2, [
    [0, 10, 20, 30, 0, 40, 50, 60, 255], // as they are
    [1, 10, 20, 30, 0, 30, 30, 30, 255], // less what is left
    [2, 0, 0, 0, 5, 0, 0, 0, 0], // less what is above
    [3, 5, 10, 15, 3, 15, 15, 15, 125], // less the mean of both
    [4, 0, 0, 0, 0, 0, 0, 0, 0], // less the one of the three that is nearest
  ])
  const { width, height, data } = await decodePNG(file)
  expect([width, height]).toEqual([2, 5])
  const rows = Array.from({ length: 5 }, (_, y) => [...data.subarray(y * 8, y * 8 + 8)])
  expect(rows).toEqual([
    [10, 20, 30, 0, 40, 50, 60, 255],
    [10, 20, 30, 0, 40, 50, 60, 255],
    [10, 20, 30, 5, 40, 50, 60, 255],
    [10, 20, 30, 5, 40, 50, 60, 255],
    [10, 20, 30, 5, 40, 50, 60, 255],
  ])
})

test('what is no whole 8-bit RGBA picture is refused', async () => {
  const rows = [[0, 1, 2, 3, 4]]
  await expect(decodePNG(png(1, rows, [8, 2, 0, 0, 0]))).rejects.toThrow('not an 8-bit RGBA PNG')
  await expect(decodePNG(png(1, rows, [8, 6, 0, 0, 1]))).rejects.toThrow('not an 8-bit RGBA PNG')
  await expect(decodePNG(png(1, [[0, 1, 2]]))).rejects.toThrow('not a whole PNG')
  await expect(decodePNG(png(1, [[7, 1, 2, 3, 4]]))).rejects.toThrow('an unknown PNG filter')
})
