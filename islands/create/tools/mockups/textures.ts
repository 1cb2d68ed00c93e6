// What is printed or shown on the objects, drawn with the page's own fonts.
import type { Frame } from '../pixels/frame'
import type { Texture } from './light'
import type { MockupName } from './worker'

export type Art = HTMLCanvasElement

/** Returns a frame cut to what is visible, as something to draw with. */
export function artOf({ width, height, data }: Pick<Frame, 'width' | 'height' | 'data'>): Art {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas
}

type Context = CanvasRenderingContext2D

function textureOf(width: number, height: number, paint: (context: Context) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  paint(context)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data }
}

/** Draws the art as large as a box takes, centered. */
function contain(context: Context, art: Art, x: number, y: number, width: number, height: number): void {
  const k = Math.min(width / art.width, height / art.height)
  const [w, h] = [art.width * k, art.height * k]
  context.drawImage(art, x + (width - w) / 2, y + (height - h) / 2, w, h)
}

/** Draws the art with a soft shadow where it stands. */
function stand(context: Context, art: Art, x: number, y: number, width: number, height: number): void {
  context.save()
  context.shadowColor = 'rgb(21 22 26 / 0.22)'
  context.shadowBlur = width / 18
  context.shadowOffsetY = width / 40
  contain(context, art, x, y, width, height)
  context.restore()
}

/** The art alone, small enough that none of its pixels is skipped when it is drawn so many pixels large. */
function plain(art: Art, size: number): Texture {
  const k = Math.min(1, size / Math.max(art.width, art.height))
  return textureOf(art.width * k, art.height * k, (context) =>
    context.drawImage(art, 0, 0, context.canvas.width, context.canvas.height),
  )
}

const DISPLAY = '"Bricolage Grotesque Variable", system-ui, sans-serif'
const SANS = '"Geist Variable", system-ui, sans-serif'

function write(context: Context, text: string, x: number, y: number, font: string, color: string): void {
  context.font = font
  context.fillStyle = color
  context.fillText(text, x, y)
}

/** Returns the textures of a mock-up that is drawn so many pixels wide. */
export function texturesOf(name: MockupName, art: Art, color: string, width: number, height: number): Texture[] {
  switch (name) {
    case 'mug':
      return [plain(art, width * 0.44)]
    case 'shirt':
      return [plain(art, width * 0.44), ...shirtLayers(width, height, color)]
    case 'poster':
      return [posterPrint(art, color, width * 0.62)]
    case 'slide':
      return [slideScreen(art, width * 0.72)]
    case 'phone':
      return [phoneScreen(art, color, width * 0.46)]
    case 'packaging':
      return carton(art, color, width * 0.52)
  }
}

const CLOTH =
  'M402 96C330 118 246 146 196 178 150 214 104 330 66 430 62 446 66 458 80 466 128 494 186 520 236 536 250 540 262 534 268 520L298 452C304 620 300 860 288 1076 287 1092 296 1102 312 1105 470 1132 650 1132 808 1105 824 1102 833 1092 832 1076 820 860 816 620 822 452L852 520C858 534 870 540 884 536 934 520 992 494 1040 466 1054 458 1058 446 1054 430 1016 330 970 214 924 178 874 146 790 118 718 96 690 158 628 190 560 190 492 190 430 158 402 96Z'
const BACK = 'M402 95C470 124 650 124 718 95 694 164 630 202 560 202 490 202 426 164 402 95Z'
const COLLAR = 'M406 98C434 160 494 190 560 190 626 190 686 160 714 98'
const SEAMS = 'M291 1082C470 1110 650 1110 829 1082M90 446C140 473 196 499 252 515M1030 446C980 473 924 499 868 515'
const JOINS = 'M318 128C296 210 288 330 298 452M802 128C824 210 832 330 822 452'

function shirtLayers(width: number, height: number, color: string): [Texture, Texture] {
  const k = width / 1120
  const isDark = lightness(color) < 0.5
  const mask = textureOf(width, height, (context) => {
    context.scale(k, k)
    for (const part of [CLOTH, BACK]) context.fill(new Path2D(part)) // each alone: together they would cancel out
  })
  const details = textureOf(width, height, (context) => {
    context.scale(k, k)
    const back = context.createLinearGradient(0, 96, 0, 190)
    back.addColorStop(0, mixed(color, '#000000', 0.5))
    back.addColorStop(1, mixed(color, '#000000', 0.28))
    context.fillStyle = back
    context.fill(new Path2D(BACK))
    context.lineWidth = 17
    context.strokeStyle = mixed(color, isDark ? '#ffffff' : '#000000', isDark ? 0.07 : 0.04)
    context.stroke(new Path2D(COLLAR))
    context.lineWidth = 1.5
    context.strokeStyle = isDark ? 'rgb(0 0 0 / 0.45)' : 'rgb(60 56 60 / 0.28)'
    for (const by of [9, -9]) {
      context.save()
      context.translate(0, by * 0.9)
      context.stroke(new Path2D(COLLAR))
      context.restore()
    }
    context.lineWidth = 3
    context.filter = `blur(${1.2 * k}px)`
    context.stroke(new Path2D(JOINS))
    context.filter = 'none'
    context.lineWidth = 1.4
    context.setLineDash([5, 4])
    context.strokeStyle = isDark ? 'rgb(255 255 255 / 0.2)' : 'rgb(60 56 60 / 0.3)'
    context.stroke(new Path2D(SEAMS))
  })
  return [mask, details]
}

function posterPrint(art: Art, color: string, width: number): Texture {
  const height = (width * 1.5) / 1.12
  return textureOf(width, height, (context) => {
    const margin = width * 0.085
    context.fillStyle = '#f4f2ec'
    context.fillRect(0, 0, width, height)
    context.fillStyle = color
    context.fillRect(margin, margin, width - 2 * margin, height - 2 * margin)
    context.fillStyle = mixed(color, '#ffffff', 0.35)
    context.beginPath()
    context.arc(width / 2, height * 0.48, width * 0.335, 0, 7)
    context.fill()
    stand(context, art, margin * 1.5, height * 0.16, width - 3 * margin, height * 0.64)
  })
}

function slideScreen(art: Art, width: number): Texture {
  const height = (width * 0.9) / 1.53
  const k = width / 1440
  return textureOf(width, height, (context) => {
    context.scale(k, k)
    context.fillStyle = '#fff6e6'
    context.fillRect(0, 0, 1440, height / k)
    context.fillStyle = '#f3dcb6'
    context.beginPath()
    context.arc(1050, 440, 330, 0, 7)
    context.fill()
    context.letterSpacing = '-3px'
    write(context, 'Spring launch', 90, 220, `700 96px ${DISPLAY}`, '#15161a')
    context.letterSpacing = '0px'
    for (const [i, line] of ['Three new colors', 'Free shipping in April', 'Preorders open Monday'].entries()) {
      context.fillStyle = '#2743ff'
      context.fillRect(92, 318 + i * 82, 16, 16)
      write(context, line, 134, 340 + i * 82, `500 38px ${SANS}`, '#33353c')
    }
    write(context, 'Spring launch · 4', 90, 770, `500 24px ${SANS}`, '#857a64')
    stand(context, art, 740, 110, 620, 650)
  })
}

function phoneScreen(art: Art, color: string, width: number): Texture {
  const height = (width * 1.545) / 0.705
  const k = width / 420
  return textureOf(width, height, (context) => {
    context.scale(k, k)
    const bottom = height / k
    context.fillStyle = '#f6f5f1'
    context.fillRect(0, 0, 420, bottom)
    write(context, '9:41', 40, 48, `600 19px ${SANS}`, '#15161a')
    context.fillStyle = '#15161a'
    context.beginPath()
    context.roundRect(150, 22, 120, 34, 17)
    context.roundRect(352, 34, 30, 14, 4)
    context.fill()
    context.textAlign = 'center'
    write(context, 'Maya', 210, 118, `600 22px ${SANS}`, '#15161a')
    context.textAlign = 'start'
    bubble(context, 28, 160, 'Is the sticker ready?', '#e4e3dc', '#15161a')
    bubble(context, -28, 232, 'Here it is!', '#2743ff', '#ffffff')
    stand(context, art, 84, 310, 308, 308)
    bubble(context, 28, 652, 'Oh, I love it', '#e4e3dc', '#15161a')
    context.fillStyle = color
    context.beginPath()
    context.arc(48, 736, 20, 0, 7)
    context.fill()
    write(context, 'Maya is typing…', 80, 743, `500 18px ${SANS}`, '#63656d')
    context.strokeStyle = '#c9c8c0'
    context.lineWidth = 2
    context.beginPath()
    context.roundRect(24, bottom - 106, 372, 54, 27)
    context.stroke()
    write(context, 'Message', 50, bottom - 72, `500 19px ${SANS}`, '#63656d')
    context.fillStyle = '#15161a'
    context.beginPath()
    context.roundRect(140, bottom - 20, 140, 6, 3)
    context.fill()
  })
}

/** Draws a message as wide as its text. Below zero, x is the distance of its right side to that of the screen. */
function bubble(context: Context, x: number, y: number, text: string, fill: string, ink: string) {
  context.font = `500 20px ${SANS}`
  const width = context.measureText(text).width + 48
  const left = x < 0 ? 420 + x - width : x
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(left, y, width, 56, 26)
  context.fill()
  write(context, text, left + 24, y + 36, context.font, ink)
}

function carton(art: Art, color: string, width: number): [Texture, Texture, Texture] {
  const height = (width * 1.2) / 0.92
  const ink = lightness(color) < 0.55 ? '#ffffff' : '#15161a'
  const front = textureOf(width, height, (context) => {
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    context.fillStyle = mixed(color, '#ffffff', 0.3)
    context.beginPath()
    context.arc(width / 2, height * 0.44, width * 0.4, 0, 7)
    context.fill()
    contain(context, art, width * 0.1, height * 0.1, width * 0.8, height * 0.66)
    context.textAlign = 'center'
    context.letterSpacing = `${width * -0.004}px`
    write(context, 'Small batch', width / 2, height * 0.865, `700 ${width * 0.098}px ${DISPLAY}`, ink)
    write(context, 'Handle with care', width / 2, height * 0.93, `500 ${width * 0.046}px ${SANS}`, ink)
  })
  const side = textureOf(width / 2, height, (context) => {
    context.fillStyle = mixed(color, '#000000', 0.06)
    context.fillRect(0, 0, width, height)
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 3; column++) {
        const shift = row % 2 ? width / 12 : -width / 12
        context.globalAlpha = 0.9
        contain(
          context,
          art,
          width * (0.01 + column * 0.18) + shift,
          height * (0.04 + row * 0.19),
          width * 0.15,
          height * 0.14,
        )
      }
  })
  const lid = textureOf(width, width / 2, (context) => {
    context.fillStyle = mixed(color, '#ffffff', 0.06)
    context.fillRect(0, 0, width, width)
  })
  return [front, side, lid]
}

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)

/** Returns how light a color looks, 0–1. */
function lightness(color: string): number {
  return (0.3 * channel(color, 1) + 0.59 * channel(color, 3) + 0.11 * channel(color, 5)) / 255
}

/** Returns a color with a share of another one in it. */
function mixed(color: string, other: string, share: number): string {
  const mix = (at: number) => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share)
  return `rgb(${mix(1)} ${mix(3)} ${mix(5)})`
}
