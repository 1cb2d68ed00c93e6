import { type Drawable, ellipse, fitted, gradient, ground, type Pen } from './canvas'

/** App icons in several sizes and colors. */
export function icons(pen: Pen, image: Drawable): void {
  const blue = gradient(
    pen,
    [40, 30],
    [420, 410],
    [
      [0, '#3d57ff'],
      [1, '#1a31d1'],
    ],
  )
  for (const [x, y, side, fill] of [
    [40, 30, 380, blue],
    [450, 30, 160, '#15161a'],
    [450, 222, 96, '#fafaf7'],
    [574, 222, 48, '#d8f04a'],
    [450, 350, 60, '#c4281c'],
  ] as const) {
    pen.save()
    pen.shadowColor = 'rgba(10,10,20,.28)'
    pen.shadowBlur = side * 0.09
    pen.shadowOffsetY = side * 0.04
    pen.beginPath()
    pen.roundRect(x, y, side, side, side * 0.225)
    pen.fillStyle = fill
    pen.fill()
    pen.restore()
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(fitted(image, side * 1.56, side * 1.56), x + side * 0.11, y + side * 0.11, side * 0.78, side * 0.78)
  }
}

/** A platform game with the image as a large and as a small sprite. */
export function game(pen: Pen, image: Drawable): void {
  pen.beginPath()
  pen.rect(0, 20, 960, 460)
  pen.clip()
  pen.fillStyle = gradient(
    pen,
    [0, 20],
    [0, 480],
    [
      [0, '#9adcf5'],
      [1, '#e6f7e8'],
    ],
  )
  pen.fillRect(0, 0, 960, 500)
  pen.fillStyle = '#c6ebc1'
  pen.fill(new Path2D('M0 330C200 210 320 300 480 290C700 180 780 300 960 250L960 500L0 500'))
  for (let i = 0; i < 9; i++) tile(pen, i * 110 - 10, i === 4 || i === 5 ? 330 : 392)
  ground(pen, [200, 398], [110, 13], 0.35)
  pen.drawImage(fitted(image, 300, 330), 50, 76)
  ground(pen, [545, 334], [52, 8], 0.35)
  pen.drawImage(fitted(image, 150, 170), 470, 166)
  for (let i = 0; i < 3; i++) coin(pen, 700 + i * 84, 250 - (i % 2) * 26)
}

function tile(pen: Pen, x: number, y: number): void {
  const box = (left: number, top: number, width: number, height: number, fill: string) => {
    pen.fillStyle = fill
    pen.fillRect(x + left, y + top, width, height)
  }
  box(0, 0, 110, 220, '#8a5a3a')
  box(12, 46, 22, 14, '#a06c46')
  box(64, 74, 26, 14, '#a06c46')
  box(0, 0, 110, 26, '#4fae55')
  pen.fillStyle = '#3d8f45'
  for (let i = 0; i < 6; i++) {
    pen.beginPath()
    pen.moveTo(x + i * 19, y + 25)
    pen.lineTo(x + i * 19 + 9, y + 38)
    pen.lineTo(x + i * 19 + 18, y + 25)
    pen.fill()
  }
  box(108, 0, 2, 220, 'rgba(0,0,0,.1)')
}

function coin(pen: Pen, x: number, y: number): void {
  ellipse(pen, [x, y], [24, 26], '#d99a00')
  ellipse(pen, [x - 3, y - 2], [20, 22], '#ffd34d')
  pen.fillStyle = '#f2b61c'
  pen.fillRect(x - 7, y - 12, 7, 22)
}
