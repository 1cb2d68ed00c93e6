import { type Drawable, ellipse, fitted, gradient, ground, layer, type Pen, warp } from './canvas'

const middle = 430
const radius = 235
const top = 110
const bottom = 640
const bulge = 46 // how far the rim's ellipse reaches up and down

/** A mug with the image wrapped around it, and light and shade clipped to the mug. */
export function mug(pen: Pen, image: Drawable): void {
  ground(pen, [470, 672], [400, 52], 0.34)
  handle(pen)
  const body = outline()
  pen.fillStyle = '#f7f5f0'
  pen.fill(body)
  pen.save()
  pen.clip(body)
  print(pen, image)
  shade(pen)
  pen.restore()
  rim(pen)
}

function handle(pen: Pen): void {
  const bow = new Path2D(
    `M${middle + radius - 30} 215C${middle + radius + 190} 175 ${middle + radius + 205} 510 ${middle + radius - 34} 520`,
  )
  pen.lineWidth = 66
  pen.strokeStyle = gradient(
    pen,
    [650, 190],
    [830, 500],
    [
      [0, '#f4f2ec'],
      [0.5, '#d9d6cd'],
      [1, '#aba79c'],
    ],
  )
  pen.stroke(bow)
  pen.save()
  pen.translate(-6, -8)
  pen.lineWidth = 20
  pen.strokeStyle = 'rgba(255,255,255,.75)'
  pen.stroke(bow)
  pen.restore()
}

function outline(): Path2D {
  const [left, right] = [middle - radius, middle + radius]
  const low = bottom + bulge * 0.7
  const body = new Path2D()
  body.moveTo(left, top)
  body.lineTo(left + 8, bottom - 40)
  body.bezierCurveTo(left + 14, bottom + 6, middle - 120, low, middle, low)
  body.bezierCurveTo(middle + 120, low, right - 14, bottom + 6, right - 8, bottom - 40)
  body.lineTo(right, top)
  body.ellipse(middle, top, radius, bulge, 0, 0, Math.PI)
  body.closePath()
  return body
}

function print(pen: Pen, image: Drawable): void {
  const art = fitted(image, 620, 620, 6)
  const wrapped = layer(960, 760, (on) =>
    warp(
      on,
      art,
      (u, v) => {
        const turn = (u - 0.5) * 2.04
        return [
          middle - 14 + radius * Math.sin(turn) * 0.985,
          168 + v * 400 + bulge * (Math.cos(turn) - 0.55) * (0.75 + 0.35 * v),
        ]
      },
      40,
      12,
    ),
  )
  pen.drawImage(wrapped, 0, 0)
}

function shade(pen: Pen): void {
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = gradient(
    pen,
    [middle - radius, 0],
    [middle + radius, 0],
    [
      [0, '#9d99a3'],
      [0.1, '#d3d0d2'],
      [0.3, '#fff'],
      [0.55, '#fdfcfa'],
      [0.82, '#cbc7c6'],
      [1, '#86828c'],
    ],
  )
  pen.fillRect(0, 0, 960, 760)
  pen.fillStyle = gradient(
    pen,
    [0, bottom - 80],
    [0, bottom + 30],
    [
      [0, '#fff'],
      [1, '#c9c5c8'],
    ],
  )
  pen.fillRect(0, bottom - 80, 960, 120)
  pen.globalCompositeOperation = 'screen'
  pen.filter = 'blur(7px)'
  for (const [x, y, width, height, light] of [
    [middle - 168, 165, 34, 400, 0.5],
    [middle + 178, 180, 16, 380, 0.2],
  ] as const) {
    pen.fillStyle = `rgba(255,255,255,${light})`
    pen.beginPath()
    pen.roundRect(x, y, width, height, width / 2)
    pen.fill()
  }
}

function rim(pen: Pen): void {
  ellipse(pen, [middle, top], [radius, bulge], '#fffefb')
  const inside = gradient(
    pen,
    [middle - radius, 0],
    [middle + radius, 0],
    [
      [0, '#8f8a8d'],
      [0.35, '#c7c2bf'],
      [1, '#efece6'],
    ],
  )
  ellipse(pen, [middle, top + 3], [radius - 14, bulge - 8], inside)
  pen.save()
  pen.clip()
  const coffee = gradient(
    pen,
    [middle - radius, 0],
    [middle + radius, 0],
    [
      [0, '#2a1710'],
      [1, '#5b3726'],
    ],
  )
  ellipse(pen, [middle, top + 40], [radius - 22, bulge - 6], coffee)
  pen.restore()
}
