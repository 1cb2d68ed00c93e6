// Reads path elements into nodes: outline in scene units, fill and stroke.

import { multiply, parseTransform, scaleOf } from './matrix.mjs'
import { number } from './svg.mjs'

const numbersOf = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

/** A path node, or nothing when the path is hidden. */
export function readPath({ attrs }, parent) {
  if (attrs.visibility && attrs.visibility !== 'visible') return []
  const m = multiply(parent, parseTransform(attrs.transform))
  const opacity = number(attrs.opacity, 1)
  const node = {
    kind: 'path',
    evenOdd: attrs['fill-rule'] === 'evenodd',
    strokeFirst: attrs['paint-order']?.startsWith('stroke') ?? false,
    segments: readOutline(attrs.d, m),
    fill: { value: attrs.fill ?? '#000000', opacity: opacity * number(attrs['fill-opacity'], 1), m },
    stroke: readStroke(attrs, opacity, m),
  }
  return [node]
}

function readOutline(d, m) {
  const tokens = d.match(/[A-Z]|-?[\d.]+(?:e-?\d+)?/gi)
  const segments = []
  for (let i = 0; i < tokens.length; ) {
    const command = tokens[i++]
    const n = numbersOf[command]
    if (n === undefined) throw new Error(`path command ${command}`)
    const points = []
    for (const end = i + n; i < end; i += 2) {
      const [x, y] = [Number(tokens[i]), Number(tokens[i + 1])]
      points.push([Math.round(m[0] * x + m[2] * y + m[4]), Math.round(m[1] * x + m[3] * y + m[5])])
    }
    segments.push({ command, points })
  }
  return segments
}

/** Lengths in scene units; a stroke under an uneven transform gets its mean scale. */
function readStroke(attrs, opacity, m) {
  if (attrs.stroke === undefined || attrs.stroke === 'none') return null
  const scale = scaleOf(m)
  const dashes =
    attrs['stroke-dasharray']
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return {
    width: scale * number(attrs['stroke-width'], 1),
    cap: attrs['stroke-linecap'] ?? 'butt',
    join: attrs['stroke-linejoin'] ?? 'miter',
    miterLimit: number(attrs['stroke-miterlimit'], 4),
    dashes: dashes.map((dash) => dash * scale),
    paint: { value: attrs.stroke, opacity: opacity * number(attrs['stroke-opacity'], 1), m },
  }
}
