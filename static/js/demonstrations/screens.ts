import {
  type Drawable,
  ellipse,
  fitted,
  gradient,
  ground,
  layer,
  outlined,
  type Pen,
  type Point,
  polygon,
  quad,
  warp,
} from './canvas'

type Corners = [Point, Point, Point, Point]

const glass: Corners = [
  [208, 66],
  [1142, 24],
  [1142, 668],
  [208, 612],
]

/** A slide on a screen that stands at an angle. */
export function slide(pen: Pen, image: Drawable): void {
  ground(pen, [640, 762], [520, 40])
  polygon(pen, [[192, 50], [1160, 6], [1160, 688], [192, 630]], '#202228') // biome-ignore format: corners
  polygon(pen, [[192, 50], [178, 56], [178, 622], [192, 630]], '#3a3d46') // biome-ignore format: corners
  const sheet = layer(1440, 810, (on) => page(on, image))
  pen.drawImage(
    layer(1280, 820, (on) => warp(on, sheet, quad(glass), 20, 12)),
    0,
    0,
  )
  const shine = gradient(
    pen,
    [208, 60],
    [1142, 640],
    [
      [0, 'rgba(255,255,255,.22)'],
      [0.3, 'rgba(255,255,255,0)'],
      [0.75, 'rgba(20,20,40,0)'],
      [1, 'rgba(20,20,40,.14)'],
    ],
  )
  polygon(pen, glass, shine)
  const metal = gradient(
    pen,
    [590, 0],
    [740, 0],
    [
      [0, '#7d808a'],
      [0.4, '#b9bcc4'],
      [1, '#666973'],
    ],
  )
  polygon(pen, [[610, 655], [728, 662], [740, 748], [598, 740]], metal) // biome-ignore format: corners
  ellipse(pen, [669, 752], [172, 20], '#9a9da6')
  ellipse(pen, [669, 747], [172, 18], '#b9bcc4')
}

function page(pen: Pen, image: Drawable): void {
  pen.fillStyle = '#fff6e6'
  pen.fillRect(0, 0, 1440, 810)
  ellipse(pen, [1060, 470], [330, 330], '#f2d9b0')
  pen.fillStyle = '#15161a'
  pen.font = '700 92px "Bricolage Grotesque Variable"'
  pen.letterSpacing = '-3px'
  pen.fillText('Spring launch', 90, 210)
  pen.letterSpacing = '0px'
  pen.font = '500 34px "Geist Variable"'
  for (const [i, line] of ['Three new colors', 'Free shipping in April', 'Preorders open Monday'].entries()) {
    pen.fillStyle = '#2743ff'
    pen.fillRect(92, 303 + i * 74, 14, 14)
    pen.fillStyle = '#33353c'
    pen.fillText(line, 130, 322 + i * 74)
  }
  ground(pen, [1060, 760], [260, 26])
  pen.drawImage(fitted(image, 620, 650), 750, 110)
}

const lid: Corners = [
  [236, 74],
  [1010, 40],
  [1148, 648],
  [128, 704],
]

/** Stickers on the lid of a laptop. */
export function laptop(pen: Pen, image: Drawable, others: Drawable[]): void {
  ground(pen, [650, 742], [600, 50], 0.34)
  polygon(pen, [[128, 704], [1148, 648], [1156, 676], [1150, 690], [134, 748], [122, 734]], '#8f929b') // biome-ignore format: corners
  polygon(pen, [[122, 722], [1156, 666], [1156, 672], [122, 729]], '#5d6069') // biome-ignore format: corners
  polygon(pen, [[556, 706], [720, 697], [714, 712], [562, 720]], '#3f424b') // biome-ignore format: corners
  const top = layer(1400, 900, (on) => {
    on.beginPath()
    on.roundRect(0, 0, 1400, 900, [46, 46, 18, 18])
    on.fillStyle = gradient(
      on,
      [0, 0],
      [1400, 900],
      [
        [0, '#e2e4e9'],
        [0.45, '#c3c6ce'],
        [1, '#9b9ea8'],
      ],
    )
    on.fill()
    on.clip()
    sticker(on, image, [790, 470], [620, 620], -0.12, 16)
    const places: [Point, Point, number][] = [
      [[330, 650], [250, 310], 0.1],
      [[290, 250], [260, 260], -0.2],
      [[1190, 720], [230, 230], 0.16],
    ]
    for (const [i, [at, size, turn]] of places.entries()) {
      const other = others[i]
      if (other) sticker(on, other, at, size, turn, 12)
    }
  })
  pen.drawImage(
    layer(1280, 820, (on) => warp(on, top, quad(lid), 26, 18)),
    0,
    0,
  )
}

function sticker(pen: Pen, image: Drawable, [x, y]: Point, [w, h]: Point, turn: number, border: number): void {
  const cut = outlined(fitted(image, w, h), border, '#fff')
  const [left, top] = [-cut.width / 2, -cut.height / 2]
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.shadowColor = 'rgba(20,20,40,.42)'
  pen.shadowBlur = 9
  pen.shadowOffsetX = 2
  pen.shadowOffsetY = 4
  pen.drawImage(cut, left, top)
  pen.shadowColor = 'transparent'
  const gloss = layer(cut.width, cut.height, (on) => {
    on.drawImage(cut, 0, 0)
    on.globalCompositeOperation = 'source-in'
    on.fillStyle = gradient(
      on,
      [0, 0],
      [cut.width, cut.height],
      [
        [0, 'rgba(255,255,255,.34)'],
        [0.36, 'rgba(255,255,255,.04)'],
        [0.5, 'rgba(255,255,255,0)'],
        [1, 'rgba(20,20,50,.12)'],
      ],
    )
    on.fillRect(0, 0, cut.width, cut.height)
  })
  pen.drawImage(gloss, left, top)
  pen.restore()
}
