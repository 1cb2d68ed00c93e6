// Affine maps [a b c d e f]: x' = a·x + c·y + e, y' = b·x + d·y + f.

export function multiply(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

/** The opposite map, or null when there is none. */
export function invert(m) {
  const det = m[0] * m[3] - m[1] * m[2]
  if (Math.abs(det) < 1e-9) return null
  return [
    m[3] / det,
    -m[1] / det,
    -m[2] / det,
    m[0] / det,
    (m[2] * m[5] - m[3] * m[4]) / det,
    (m[1] * m[4] - m[0] * m[5]) / det,
  ]
}

/** The mean factor by which lengths grow. */
export function scaleOf(m) {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
}

/** The map of a normalized transform attribute, which is always a matrix. */
export function parseTransform(text) {
  if (!text) return [1, 0, 0, 1, 0, 0]
  const found = text.match(/^matrix\(([^)]*)\)$/)
  if (!found) throw new Error(`transform ${text}`)
  return found[1]
    .trim()
    .split(/[\s,]+/)
    .map(Number)
}
