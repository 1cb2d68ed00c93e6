// Turns one piece of SVG into a scene and its visible box.

import { Resvg } from '@resvg/resvg-js'
import { boundsOf } from './bounds.mjs'
import { encode } from './encode.mjs'
import { NodeReader, plainGroup } from './group.mjs'
import { readPath } from './path.mjs'
import { indexById, parseSvg } from './svg.mjs'
import { Unsupported } from './unsupported.mjs'

/** The side of the square that scenes are drawn in; scene.Units in Go. */
const units = 16384

/** What sticks out of the view box by more than this many units is clipped, as every SVG viewer does. */
const tolerated = 160

/** { scene, box, crop }: the scene's bytes, its box [x0, y0, x1, y1] in units, whether it was clipped to its frame. */
export function convertPiece(piece) {
  const { view } = piece
  const root = parseSvg(normalize(piece))
  const byId = indexById(root)
  const fit = fitBox(view)
  const nodes = new NodeReader(byId).nodes(root.children, fit)
  const box = boundsOf(nodes)
  if (!box) throw new Unsupported('nothing visible')
  const crop = Math.max(-box[0], -box[1], box[2] - units, box[3] - units) > tolerated
  const drawn = crop ? [{ ...plainGroup, children: nodes, clip: frame(view, fit) }] : nodes
  return { scene: encode(drawn, byId), box: boundsOf(drawn), crop }
}

/** resvg resolves styles, units, uses, nested views and shapes; what is left are paths and groups. */
function normalize(piece) {
  return new Resvg(svgDocument(piece), { font: { loadSystemFonts: false } }).toString()
}

/** A piece as an SVG document, drawn in black where it leaves the color open. */
export function svgDocument({ body, view: { left, top, width, height } }) {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`
  return `<svg ${names} ${size}>${inlineUses(body.replaceAll('currentColor', '#000000'))}</svg>`
}

/** Points references to a bare <use> at what it uses: resvg does not follow a use of a use in clip paths. */
function inlineUses(body) {
  let out = body
  for (const [, target, id] of body.matchAll(/<use href="#([^"]+)" id="([^"]+)"\/>/g)) {
    out = out.replaceAll(`#${id}"`, `#${target}"`).replaceAll(`#${id})`, `#${target})`)
  }
  return out
}

/** Fits a view box into the square of units, centerd. */
function fitBox({ left, top, width, height }) {
  const scale = units / Math.max(width, height)
  return [scale, 0, 0, scale, (units - width * scale) / 2 - left * scale, (units - height * scale) / 2 - top * scale]
}

function frame({ left, top, width, height }, fit) {
  const [right, bottom] = [left + width, top + height]
  return readPath(
    { attrs: { d: `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z` } },
    fit,
  )
}
