// What the demonstrations are drawn with.
export type Point = [number, number]
export type Drawable = HTMLCanvasElement | HTMLImageElement
export type Pen = CanvasRenderingContext2D

/** Returns an image that has loaded, each address once. */
export function load(address: string): Promise<HTMLImageElement> {
  let loading = loaded.get(address)
  if (!loading) {
    const image = new Image()
    image.src = address
    loading = image.decode().then(() => image)
    loaded.set(address, loading)
  }
  return loading
}

const loaded = new Map<string, Promise<HTMLImageElement>>()

/** Returns an empty canvas, and what draws on it. */
export function canvas(width: number, height: number): [HTMLCanvasElement, Pen] {
  const made = document.createElement('canvas')
  made.width = Math.round(width)
  made.height = Math.round(height)
  return [made, made.getContext('2d', { willReadFrequently: true }) as Pen]
}

/** Returns an image in the middle of a box, with a clear margin around it. */
export function fitted(image: Drawable, width: number, height: number, margin = 0): HTMLCanvasElement {
  const [made, pen] = canvas(width, height)
  const scale = Math.min((width - 2 * margin) / image.width, (height - 2 * margin) / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
  return made
}

/** Returns what is drawn on a canvas of its own, so that it can be laid over another as one. */
export function layer(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const [made, pen] = canvas(width, height)
  draw(pen)
  return made
}

/** A linear gradient from one point to another. */
export function gradient(pen: Pen, from: Point, to: Point, stops: [number, string][]): CanvasGradient {
  const made = pen.createLinearGradient(...from, ...to)
  for (const [at, color] of stops) made.addColorStop(at, color)
  return made
}

/** Fills a polygon. */
export function polygon(pen: Pen, points: Point[], fill: string | CanvasGradient): void {
  pen.beginPath()
  for (const point of points) pen.lineTo(...point)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
}

/** Fills an ellipse. */
export function ellipse(pen: Pen, center: Point, radii: Point, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.ellipse(...center, ...radii, 0, 0, 7)
  pen.fillStyle = fill
  pen.fill()
}

/** A soft shadow on the ground. */
export function ground(pen: Pen, [x, y]: Point, [rx, ry]: Point, dark = 0.3): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(1, ry / rx)
  const round = pen.createRadialGradient(0, 0, 0, 0, 0, rx)
  round.addColorStop(0, `rgba(10,10,20,${dark})`)
  round.addColorStop(0.55, `rgba(10,10,20,${dark * 0.45})`)
  round.addColorStop(1, 'rgba(10,10,20,0)')
  pen.fillStyle = round
  pen.fillRect(-rx, -rx, 2 * rx, 2 * rx)
  pen.restore()
}

/** Puts the points of the unit square somewhere. */
export type Warp = (u: number, v: number) => Point

/** The projective map of the unit square onto four corners, clockwise from the top left. */
export function quad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: [Point, Point, Point, Point]): Warp {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const all = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / all
  const h = (dx1 * dy3 - dx3 * dy1) / all
  return (u, v) => {
    const w = g * u + h * v + 1
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ]
  }
}

/** Draws an image through a warp, as a mesh of so many columns and rows. */
export function warp(pen: Pen, image: HTMLCanvasElement, to: Warp, columns: number, rows: number): void {
  const from = (i: number, j: number): Point => [(i / columns) * image.width, (j / rows) * image.height]
  const at = (i: number, j: number): Point => to(i / columns, j / rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      triangle(pen, image, [from(i, j), from(i + 1, j), from(i, j + 1)], [at(i, j), at(i + 1, j), at(i, j + 1)])
      triangle(
        pen,
        image,
        [from(i + 1, j + 1), from(i, j + 1), from(i + 1, j)],
        [at(i + 1, j + 1), at(i, j + 1), at(i + 1, j)],
      )
    }
}

type Triangle = [Point, Point, Point]

/** Draws a triangle of an image. It is a little larger than it should be, so that no seam shows between two. */
function triangle(pen: Pen, image: HTMLCanvasElement, from: Triangle, to: Triangle): void {
  const [[x0, y0], [x1, y1], [x2, y2]] = from
  const area = x0 * (y1 - y2) + x1 * (y2 - y0) + x2 * (y0 - y1)
  const middle: Point = [(to[0][0] + to[1][0] + to[2][0]) / 3, (to[0][1] + to[1][1] + to[2][1]) / 3]
  pen.save()
  pen.beginPath()
  for (const [x, y] of to) {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1
    pen.lineTo(x + ((x - middle[0]) / far) * 1.1, y + ((y - middle[1]) / far) * 1.1)
  }
  pen.clip()
  const [ax, bx, cx] = [to[0][0], to[1][0], to[2][0]]
  const [ay, by, cy] = [to[0][1], to[1][1], to[2][1]]
  const across = (a: number, b: number, c: number) => (a * (y1 - y2) + b * (y2 - y0) + c * (y0 - y1)) / area
  const down = (a: number, b: number, c: number) => (a * (x2 - x1) + b * (x0 - x2) + c * (x1 - x0)) / area
  const offset = (a: number, b: number, c: number) =>
    (a * (x1 * y2 - x2 * y1) + b * (x2 * y0 - x0 * y2) + c * (x0 * y1 - x1 * y0)) / area
  pen.transform(
    across(ax, bx, cx),
    across(ay, by, cy),
    down(ax, bx, cx),
    down(ay, by, cy),
    offset(ax, bx, cx),
    offset(ay, by, cy),
  )
  pen.drawImage(image, 0, 0)
  pen.restore()
}

/** Returns an image with an outline: its alpha, grown by so many pixels, in one color below it. */
export function outlined(image: HTMLCanvasElement, radius: number, color: string): HTMLCanvasElement {
  const margin = radius + 2
  const [made, pen] = canvas(image.width + 2 * margin, image.height + 2 * margin)
  for (const [steps, reach] of [
    [40, radius],
    [20, radius * 0.55],
  ] as Point[])
    for (let i = 0; i < steps; i++) {
      const turn = (i / steps) * 2 * Math.PI
      pen.drawImage(image, margin + Math.cos(turn) * reach, margin + Math.sin(turn) * reach)
    }
  for (let i = 0; i < 4; i++) pen.drawImage(made, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, made.width, made.height)
  pen.globalCompositeOperation = 'source-over'
  pen.drawImage(image, margin, margin)
  return made
}
