// What a piece looks like: the proportions of its visible part and the color that covers most of it.
import { Resvg } from '@resvg/resvg-js'

const side = 48

// resvg aborts on these (a path wholly off the canvas, a region without height), so their looks are written down.
const written = {
  package: { aspect: 100, color: 'brown' },
  'rainbow-flag': { aspect: 137, color: 'red' },
  bomb: { aspect: 100, color: 'black' },
}

// Returns {aspect, color}: aspect is width / height of the visible box in hundredths, color a plain color word.
export function look(icons, name) {
  if (written[name]) return written[name]
  const icon = icons.icons[name]
  const width = icon.width ?? icons.width ?? 16
  const height = icon.height ?? icons.height ?? 16
  const box = `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${icon.body}</svg>`
  const options = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } }
  return measure(new Resvg(svg, options).render().pixels)
}

function measure(pixels) {
  let [left, top, right, bottom] = [side, side, -1, -1]
  const shares = new Map()
  for (let k = 0; k < side * side; k++) {
    const [x, y] = [k % side, Math.floor(k / side)]
    const alpha = pixels[4 * k + 3]
    if (alpha < 24) continue
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    const name = colorName(
      (pixels[4 * k] * 255) / alpha,
      (pixels[4 * k + 1] * 255) / alpha,
      (pixels[4 * k + 2] * 255) / alpha,
    )
    shares.set(name, (shares.get(name) ?? 0) + alpha)
  }
  if (right < 0) return { aspect: 100, color: 'none' }
  const color = [...shares].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0][0]
  return { aspect: Math.round((100 * (right - left + 1)) / (bottom - top + 1)), color }
}

// Hue sectors in degrees, as people name them.
const sectors = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [292, 'purple'],
  [340, 'pink'],
  [361, 'red'],
]

function colorName(r, g, b) {
  const max = Math.max(r, g, b),
    min = Math.min(r, g, b),
    spread = max - min
  if (spread < 0.14 * Math.max(max, 60)) return max > 215 ? 'white' : max < 80 ? 'black' : 'gray'
  let hue =
    max === r ? 60 * ((g - b) / spread) : max === g ? 120 + 60 * ((b - r) / spread) : 240 + 60 * ((r - g) / spread)
  if (hue < 0) hue += 360
  const name = sectors.find(([end]) => hue < end)[1]
  if ((name === 'red' || name === 'orange') && max < 175 && hue > 5 && hue < 60) return 'brown'
  return max < 60 ? 'black' : name
}
