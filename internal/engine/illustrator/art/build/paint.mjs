// Writes paints: none, solid, linear and radial gradients.

import { invert, multiply, parseTransform } from './matrix.mjs'
import { number, reference } from './svg.mjs'
import { Unsupported } from './unsupported.mjs'

const kinds = { none: 0, solid: 1, linear: 2, radial: 3 }
const spreads = { pad: 0, reflect: 1, repeat: 2 }

/** Stop offsets are written in this many steps. */
const offsetSteps = 4095

function parseColor(text) {
  const found = text?.match(/^#([0-9a-f]{6})$/i)
  if (!found) throw new Unsupported(`color ${text}`)
  const value = Number.parseInt(found[1], 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function writeColor(w, color, opacity) {
  for (const component of color) w.byte(component)
  w.byte(255 * opacity)
}

/** Writes a fill or stroke: value is the attribute, m maps its element to scene units. */
export function writePaint(w, { value, opacity, m }, byId) {
  if (value === 'none') {
    w.byte(kinds.none)
    return
  }
  const id = reference(value)
  if (id === undefined) {
    w.byte(kinds.solid)
    writeColor(w, parseColor(value), opacity)
    return
  }
  const gradient = byId.get(id)
  if (!gradient?.tag.endsWith('Gradient')) throw new Unsupported(`paint ${gradient?.tag}`)
  writeGradient(w, gradient, opacity, m)
}

function writeGradient(w, gradient, opacity, m) {
  const stops = gradient.children.filter((child) => child.tag === 'stop').map((child) => child.attrs)
  const { unit, focal } = gradient.tag === 'linearGradient' ? linear(gradient.attrs) : radial(gradient.attrs)
  const inverse = invert(multiply(multiply(m, parseTransform(gradient.attrs.gradientTransform)), unit))
  if (!inverse) {
    writeDegenerate(w, stops, opacity)
    return
  }
  w.byte(focal ? kinds.radial : kinds.linear)
  for (const v of inverse) w.float(v)
  for (const v of focal ?? []) w.float(v)
  w.byte(spreads[gradient.attrs.spreadMethod ?? 'pad'])
  w.byte(255 * opacity)
  w.uvarint(stops.length)
  for (const stop of stops) {
    w.uvarint(offsetSteps * Number(stop.offset))
    writeColor(w, parseColor(stop['stop-color']), number(stop['stop-opacity'], 1))
  }
}

/** A gradient without extent paints its last color, as SVG says. */
function writeDegenerate(w, stops, opacity) {
  const last = stops.at(-1)
  w.byte(kinds.solid)
  writeColor(w, parseColor(last['stop-color']), opacity * number(last['stop-opacity'], 1))
}

/** The map from gradient space, where the offset is x, to the gradient's own coordinates. */
function linear(a) {
  const [x, y] = [Number(a.x1), Number(a.y1)]
  const [dx, dy] = [Number(a.x2) - x, Number(a.y2) - y]
  return { unit: [dx, dy, -dy, dx, x, y] }
}

/** The map from the unit circle to the gradient's own coordinates, and the focal point in the unit circle. */
function radial(a) {
  const [cx, cy, r] = [Number(a.cx), Number(a.cy), Number(a.r)]
  const focal = [(number(a.fx, cx) - cx) / r, (number(a.fy, cy) - cy) / r]
  return { unit: [r, 0, 0, r, cx, cy], focal }
}
