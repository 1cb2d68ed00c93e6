// Computes the visible box of nodes: tight for curves, half a stroke wider, cut by clips and masks.

/** A box [x0, y0, x1, y1]; this one holds nothing. */
const nothing = [Infinity, Infinity, -Infinity, -Infinity]

const union = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
const intersect = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
const grow = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by]

/** The box of all nodes in scene units, or null when nothing shows. */
export function boundsOf(nodes) {
  const box = hull(nodes, true)
  return box[0] < box[2] && box[1] < box[3] ? box : null
}

/** painted: only what has paint counts; otherwise (clips) every shape does. */
function hull(nodes, painted) {
  return nodes
    .map((node) => (node.kind === 'path' ? pathBox(node, painted) : groupBox(node, painted)))
    .reduce(union, nothing)
}

function groupBox(group, painted) {
  let box = hull(group.children, painted)
  for (const effect of group.effects) box = widen(box, effect)
  if (group.clip.length > 0) box = intersect(box, hull(group.clip, false))
  if (group.mask.length > 0) box = intersect(box, hull(group.mask, true))
  return box[0] < box[2] ? box : nothing
}

/** Of a blur, one sigma is seen well; what lies farther out is too faint to place things by. */
function widen(box, { kind, dx, dy, sigma }) {
  if (kind === 'inner') return box
  const blurred = grow(box, sigma)
  return kind === 'blur' ? blurred : union(box, [blurred[0] + dx, blurred[1] + dy, blurred[2] + dx, blurred[3] + dy])
}

function pathBox({ segments, fill, stroke }, painted) {
  const shows = fill.value !== 'none' && fill.opacity > 0
  if (painted && !shows && !stroke) return nothing
  let box = nothing
  let at = [0, 0]
  for (const { command, points } of segments) {
    if (command === 'M' || command === 'Z') {
      at = points.at(-1) ?? at
      if (stroke) box = union(box, [...at, ...at])
      continue
    }
    const curve = [at, ...points]
    const [x0, x1] = range(curve.map((p) => p[0]))
    const [y0, y1] = range(curve.map((p) => p[1]))
    box = union(box, [x0, y0, x1, y1])
    at = points.at(-1)
  }
  return stroke && painted ? grow(box, stroke.width / 2) : box
}

/** The least and greatest value of a Bézier curve with these control values, 2 to 4 of them. */
function range(c) {
  const inner = extrema(c).filter((t) => t > 0 && t < 1)
  const values = [c[0], c.at(-1), ...inner.map((t) => at(c, t))]
  return [Math.min(...values), Math.max(...values)]
}

/** Where the derivative vanishes. */
function extrema(c) {
  if (c.length === 2) return []
  if (c.length === 3) return [(c[0] - c[1]) / (c[0] - 2 * c[1] + c[2])]
  const a = c[3] - 3 * c[2] + 3 * c[1] - c[0]
  const b = 2 * (c[2] - 2 * c[1] + c[0])
  const d = c[1] - c[0]
  if (a === 0) return [-d / b]
  const root = Math.sqrt(b * b - 4 * a * d)
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
}

/** De Casteljau's value of a curve at t. */
function at(c, t) {
  let level = c
  while (level.length > 1) level = level.slice(1).map((v, i) => level[i] + (v - level[i]) * t)
  return level[0]
}
