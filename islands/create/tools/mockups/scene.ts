import type { Sample } from './light'

export type Vector = [x: number, y: number, z: number]

/** What a surface is like at a place. Colors are linear light. */
export interface Surface {
  color: Sample // three channels are used
  gloss: number // how much of its surroundings it mirrors: 0 paper, 1 glaze
  glow: number // how much of its color is light of its own: 0 none, 1 a screen
}

/** An object in front of a camera, given by how far any place is from it. Lengths are in units of about its half width. */
export interface Scene {
  distance: (x: number, y: number, z: number) => number
  surface: (x: number, y: number, z: number, out: Surface) => void
  eye: Vector
  target: Vector
  view: number // width of what is seen at the target, in units
  plane: 'floor' | 'wall' // what it throws its shadow on: y = 0 or z = 0
  radius: number // of a ball around the target that holds the object
}

/** Distance of a place to a box with rounded edges around the origin; w, h, d are half its sides. */
export function roundedBox(x: number, y: number, z: number, w: number, h: number, d: number, r: number): number {
  const qx = Math.abs(x) - w + r
  const qy = Math.abs(y) - h + r
  const qz = Math.abs(z) - d + r
  if (qx <= 0 && qy <= 0 && qz <= 0) return Math.max(qx, qy, qz) - r
  const ax = Math.max(qx, 0)
  const ay = Math.max(qy, 0)
  const az = Math.max(qz, 0)
  return Math.sqrt(ax * ax + ay * ay + az * az) - r
}

/** Distance to a slab whose outline in x and y is a rounded rectangle, with less rounded edges. */
export function slab(x: number, y: number, z: number, size: Vector, corner: number, edge: number): number {
  const qx = Math.abs(x) - size[0] + corner
  const qy = Math.abs(y) - size[1] + corner
  return rounded(rounded(qx, qy, 0) - corner + edge, Math.abs(z) - size[2] + edge, 0) - edge
}

/** Distance in a plane to a rectangle around the origin with rounded corners; w and h are half its sides. */
export function roundedRect(x: number, y: number, w: number, h: number, r: number): number {
  return rounded(Math.abs(x) - w + r, Math.abs(y) - h + r, 0) - r
}

/** Distance to where both are below zero, with an edge rounded by r. */
export function rounded(a: number, b: number, r: number): number {
  const p = a + r
  const q = b + r
  if (p <= 0 || q <= 0) return Math.max(p, q) - r
  return Math.sqrt(p * p + q * q) - r
}

/** The least of two distances with a fillet of about k where they meet. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - (h * h * k) / 4
}
