import { type Drawable, fitted, gradient, layer, type Pen, type Point, warp } from './canvas'

const cloth =
  'M402 96C330 118 246 146 196 178 150 214 104 330 66 430 62 446 66 458 80 466 128 494 186 520 236 536 250 540 262 534 268 520L298 452C304 620 300 860 288 1076 287 1092 296 1102 312 1105 470 1132 650 1132 808 1105 824 1102 833 1092 832 1076 820 860 816 620 822 452L852 520C858 534 870 540 884 536 934 520 992 494 1040 466 1054 458 1058 446 1054 430 1016 330 970 214 924 178 874 146 790 118 718 96 690 158 628 190 560 190 492 190 430 158 402 96Z'
const collar = 'M402 96C430 158 492 190 560 190 628 190 690 158 718 96'
const shades = [
  'M300 452C330 486 352 500 400 512',
  'M822 452C792 486 770 502 716 516',
  'M302 650C344 740 344 880 388 1040',
  'M814 660C780 770 780 890 736 1050',
  'M566 880C552 950 576 1020 556 1110',
  'M268 520C296 430 300 360 286 250',
  'M852 520C824 430 820 360 834 250',
]
const lights = [
  'M332 660C378 750 376 880 420 1020',
  'M776 690C746 790 748 900 706 1040',
  'M596 880C584 950 606 1020 594 1100',
  'M120 420C160 330 190 260 236 204',
  'M1000 420C960 330 930 260 884 204',
]

/** The colors of the cloth: dark on a light page, and light on a dark one. */
interface Cloth {
  base: string
  edges: [string, string]
  shade: string
  light: string
  band: string
  inside: string
  seam: string
}

const dark: Cloth = {
  base: '#23252d',
  edges: ['#b9b9c0', '#7d7d88'],
  shade: 'rgba(0,0,0,.5)',
  light: 'rgba(255,255,255,.13)',
  band: '#2c2f38',
  inside: '#16171c',
  seam: 'rgba(255,255,255,.16)',
}
const light: Cloth = {
  base: '#e9e6dd',
  edges: ['#d9d5cf', '#bdb8b6'],
  shade: 'rgba(92,84,92,.36)',
  light: 'rgba(255,255,255,.8)',
  band: '#d8d4ca',
  inside: '#bdb8ae',
  seam: 'rgba(0,0,0,.2)',
}

const onDarkPage = () => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** A T-shirt; the same folds bend the print and shade the cloth. */
export function shirt(pen: Pen, image: Drawable): void {
  const colors = onDarkPage() ? light : dark
  const body = new Path2D(cloth)
  pen.save()
  pen.filter = 'blur(16px)'
  pen.translate(0, 18)
  pen.fillStyle = 'rgba(10,10,20,.24)'
  pen.fill(body)
  pen.restore()
  pen.fillStyle = colors.base
  pen.fill(body)
  pen.save()
  pen.clip(body)
  print(pen, image)
  folds(pen, colors)
  pen.restore()
  trim(pen, colors)
}

/** How far the folds move a point of the cloth. */
const fold = (x: number, y: number) =>
  7 * Math.sin(y / 88 + x / 150) + 4.5 * Math.sin(x / 46 - y / 190) + 3 * Math.sin((x + y) / 61)

function print(pen: Pen, image: Drawable): void {
  const art = fitted(image, 520, 560, 4)
  const bend = (u: number, v: number): Point => {
    const [x, y] = [322 + u * 476, 300 + v * 512]
    return [x + fold(x, y) * 0.75, y + fold(x, y) * 0.6]
  }
  pen.globalAlpha = 0.97
  pen.drawImage(
    layer(1120, 1160, (on) => warp(on, art, bend, 30, 30)),
    0,
    0,
  )
  pen.globalAlpha = 1
}

/** Light comes from the top left. */
function folds(pen: Pen, colors: Cloth): void {
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = gradient(
    pen,
    [60, 0],
    [1060, 300],
    [
      [0, colors.edges[0]],
      [0.3, '#fff'],
      [0.66, '#fff'],
      [1, colors.edges[1]],
    ],
  )
  pen.fillRect(0, 0, 1120, 1160)
  pen.filter = 'blur(11px)'
  pen.lineCap = 'round'
  for (const path of shades) stroke(pen, path, 26, colors.shade)
  pen.globalCompositeOperation = 'screen'
  for (const path of lights) stroke(pen, path, 18, colors.light)
  pen.filter = 'blur(3px)'
  pen.globalCompositeOperation = 'multiply'
  stroke(pen, collar, 20, colors.shade)
}

function trim(pen: Pen, colors: Cloth): void {
  stroke(pen, 'M408 100C436 160 496 190 560 190 624 190 684 160 712 100', 15, colors.band)
  pen.fillStyle = colors.inside
  pen.fill(new Path2D('M414 97C470 122 650 122 706 97C676 154 622 182 560 182C498 182 444 154 414 97'))
  pen.setLineDash([5, 5])
  stroke(
    pen,
    'M292 1084C470 1112 650 1112 828 1084M92 448C140 474 196 500 250 516M1028 448C980 474 924 500 870 516',
    1.5,
    colors.seam,
  )
  pen.setLineDash([])
}

function stroke(pen: Pen, path: string, width: number, color: string): void {
  pen.lineWidth = width
  pen.strokeStyle = color
  pen.stroke(new Path2D(path))
}
