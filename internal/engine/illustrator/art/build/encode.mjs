// Encodes nodes; scene.Decode in Go is the other end and describes the format.

import { writePaint } from './paint.mjs'
import { Writer } from './writer.mjs'

const kinds = { path: 1, group: 2 }
const operations = { M: 0, L: 1, Q: 2, C: 3, Z: 4 }
const caps = { butt: 0, round: 1, square: 2 }
const joins = { miter: 0, 'miter-clip': 0, round: 1, bevel: 2 }
const effects = { outer: 0, inner: 1, blur: 2 }
const flags = { evenOdd: 1, stroke: 2, strokeFirst: 4 }

/** The longest run of equal operations that one byte can announce. */
const longestRun = 31

/** Lengths of strokes are written in sixteenths of a unit. */
const fine = 16

/** The bytes of a scene; byId finds the gradients that paints refer to. */
export function encode(nodes, byId) {
  const w = new Writer()
  writeNodes(w, nodes, byId)
  return w.bytes()
}

function writeNodes(w, nodes, byId) {
  w.uvarint(nodes.length)
  for (const node of nodes) {
    w.byte(kinds[node.kind])
    if (node.kind === 'path') writePath(w, node, byId)
    else writeGroup(w, node, byId)
  }
}

function writePath(w, node, byId) {
  let bits = 0
  if (node.evenOdd) bits |= flags.evenOdd
  if (node.stroke) bits |= flags.stroke
  if (node.strokeFirst) bits |= flags.strokeFirst
  w.byte(bits)
  writeOutline(w, node.segments)
  writePaint(w, node.fill, byId)
  if (node.stroke) writeStroke(w, node.stroke, byId)
}

/** Runs of equal operations, then the points of all, each as the step from the point before. */
function writeOutline(w, segments) {
  w.uvarint(segments.length)
  let [x, y] = [0, 0]
  for (let i = 0; i < segments.length; ) {
    const run = runLength(segments, i)
    w.byte((run << 3) | operations[segments[i].command])
    for (const end = i + run; i < end; i++) {
      for (const [nextX, nextY] of segments[i].points) {
        w.varint(nextX - x)
        w.varint(nextY - y)
        ;[x, y] = [nextX, nextY]
      }
    }
  }
}

/** How many segments from i on share a command. A closing segment stands alone. */
function runLength(segments, i) {
  const { command } = segments[i]
  if (command === 'Z') return 1
  let n = 1
  while (n < longestRun && segments[i + n]?.command === command) n++
  return n
}

function writeStroke(w, stroke, byId) {
  w.uvarint(fine * stroke.width)
  w.byte(caps[stroke.cap])
  w.byte(joins[stroke.join])
  w.uvarint(fine * stroke.miterLimit)
  w.uvarint(stroke.dashes.length)
  for (const dash of stroke.dashes) w.uvarint(fine * dash)
  writePaint(w, stroke.paint, byId)
}

function writeGroup(w, group, byId) {
  w.byte(255 * group.opacity)
  w.byte(group.blend)
  writeNodes(w, group.clip, byId)
  writeNodes(w, group.mask, byId)
  if (group.mask.length > 0) w.byte(group.maskAlpha ? 1 : 0)
  w.uvarint(group.effects.length)
  for (const { kind, dx, dy, sigma, color } of group.effects) {
    w.byte(effects[kind])
    w.varint(dx)
    w.varint(dy)
    w.uvarint(sigma)
    for (const component of color) w.byte(component)
  }
  writeNodes(w, group.children, byId)
}
