import { expect, test } from 'vitest'
import type { Texture } from './light'
import { type MockupName, work } from './worker'

/** A texture of one color. */
function plain(width: number, height: number, color: number[]): Texture {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < data.length; i += 4) data.set(color, i)
  return { width, height, data }
}

const drawn = (name: MockupName, ...textures: Texture[]) =>
  work({ name, textures, color: '#23252d', width: 120, height: 100 })

const green = plain(40, 40, [0, 200, 60, 255])

type Color = [r: number, g: number, b: number, a: number]

function share({ data }: { data: Uint8ClampedArray }, is: (r: number, g: number, b: number, a: number) => boolean) {
  let count = 0
  for (let i = 0; i < data.length; i += 4) if (is(...([...data.slice(i, i + 4)] as Color))) count++
  return (4 * count) / data.length
}

const isGreen = (r: number, g: number, b: number, a: number) => a === 255 && g > 70 && g > 1.5 * r && g > 1.5 * b

test.each<[MockupName, Texture[]]>([
  ['mug', [green]],
  ['poster', [green]],
  ['slide', [green]],
  ['phone', [green]],
  ['packaging', [green, green, green]],
  ['shirt', [green, plain(120, 100, [255, 255, 255, 255]), plain(120, 100, [0, 0, 0, 0])]],
])('a %s shows the image', (name, textures) => {
  expect(share(drawn(name, ...textures), isGreen)).toBeGreaterThan(0.03)
})

test.each<MockupName>(['mug', 'poster', 'slide', 'phone'])('around a %s the drawing is transparent', (name) => {
  const drawing = drawn(name, green)
  for (const x of [0, drawing.width - 1])
    for (const y of [0, drawing.height - 1]) expect(drawing.data[4 * (y * drawing.width + x) + 3]).toBe(0)
})

test('the shadow of a mug is black with alpha: no box is around it', () => {
  const isShade = (r: number, g: number, b: number, a: number) => a > 0 && a < 215 && r + g + b < 12
  expect(share(drawn('mug', green), isShade)).toBeGreaterThan(0.02)
})

test('where the image is transparent the mug shows', () => {
  expect(share(drawn('mug', plain(40, 40, [0, 200, 60, 0])), isGreen)).toBe(0)
})

// It lay on the shirt like a sheet of plastic: straight and evenly bright, whatever the cloth did.
test('a print on a shirt follows the folds: its edge is not straight, and it is lit as the cloth is', () => {
  const [width, height] = [448, 470]
  const print = plain(40, 48, [0, 200, 60, 255])
  for (let i = 0; i < print.data.length; i += 4) if ((i / 4) % 40 < 20) print.data.set([220, 220, 220, 255], i)
  const textures = [print, plain(width, height, [255, 255, 255, 255]), plain(width, height, [0, 0, 0, 0])]
  const { data } = work({ name: 'shirt', textures, color: '#23252d', width, height })
  const at = (x: number, y: number) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4)] as Color
  const edges = new Set<number>()
  const lights: number[] = []
  for (let y = 112; y < 288; y++) {
    let x = 160
    while (x < width && !isGreen(...at(x, y))) x++
    edges.add(x)
    lights.push(at(192, y)[0])
  }
  expect(edges.size).toBeGreaterThan(1)
  expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(25)
})
