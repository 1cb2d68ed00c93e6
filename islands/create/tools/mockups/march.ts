// Draws a scene by following a ray per pixel: one soft key light from the upper left, a bright room around, soft shadows. The
// background stays transparent; the shadow on floor or wall is black with alpha.
import { type Sample, toLevel } from './light'
import type { Scene, Surface, Vector } from './scene'

const STEPS = 96
const NEAR = 0.0012 // a ray has arrived
const KEY: Vector = normalized([-0.55, 0.8, 0.62])
const KEY_LIGHT = 0.72
const ROOM_LIGHT = 0.64

export interface Drawing {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

function normalized([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

/** Draws a scene. Pixels where something changes are looked at five times. */
export function draw(scene: Scene, width: number, height: number): Drawing {
  const light = new Float32Array(4 * width * height) // linear, multiplied by alpha
  const marks = new Float32Array(width * height) // depth where it was hit
  const camera = cameraOf(scene, width, height)
  const out = new Float32Array(5)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      look(scene, camera, x + 0.5, y + 0.5, out)
      light.set(out.subarray(0, 4), 4 * i)
      marks[i] = out[4] as number
    }
  smooth(scene, camera, light, marks, width, height)
  fadeOut(light, marks, width, height)
  return encoded(light, width, height)
}

interface Camera {
  eye: Vector
  right: Vector
  up: Vector
  ahead: Vector
  scale: number // units at the target per pixel, over the distance to the target
  width: number
  height: number
}

function cameraOf({ eye, target, view }: Scene, width: number, height: number): Camera {
  const ahead = normalized([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = normalized([-ahead[2], 0, ahead[0]])
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ]
  const away = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2])
  return { eye, right, up, ahead, scale: view / width / away, width, height }
}

const hit: Surface = { color: new Float32Array(4), gloss: 0, glow: 0 }

/** Writes what is seen at a place of the drawing: red, green, blue and alpha, and the depth of the object, 0 for none. */
function look(scene: Scene, camera: Camera, px: number, py: number, out: Sample): void {
  const { eye, right, up, ahead, scale } = camera
  const across = (px - camera.width / 2) * scale
  const over = (camera.height / 2 - py) * scale
  const ray = normalized([
    ahead[0] + across * right[0] + over * up[0],
    ahead[1] + across * right[1] + over * up[1],
    ahead[2] + across * right[2] + over * up[2],
  ])
  out.fill(0)
  const depth = march(scene, eye, ray)
  if (depth > 0) shade(scene, along(eye, ray, depth), ray, out)
  else shadowed(scene, eye, ray, out)
  out[4] = Math.max(0, depth)
}

const along = (from: Vector, ray: Vector, by: number): Vector => [
  from[0] + ray[0] * by,
  from[1] + ray[1] * by,
  from[2] + ray[2] * by,
]

/** Returns how far the object is along a ray; −1 when the ray misses it. */
function march({ distance, target, radius }: Scene, from: Vector, ray: Vector): number {
  const [ox, oy, oz] = [from[0] - target[0], from[1] - target[1], from[2] - target[2]]
  const b = ox * ray[0] + oy * ray[1] + oz * ray[2]
  const inside = b * b - (ox * ox + oy * oy + oz * oz - radius * radius)
  if (inside < 0) return -1
  const end = -b + Math.sqrt(inside)
  let t = Math.max(0, -b - Math.sqrt(inside))
  for (let i = 0; i < STEPS && t < end; i++) {
    const d = distance(from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t)
    if (d < NEAR) return t
    t += d * 0.95
  }
  return -1
}

function normalAt({ distance }: Scene, [x, y, z]: Vector): Vector {
  const e = 0.0015
  const a = distance(x + e, y - e, z - e)
  const b = distance(x - e, y - e, z + e)
  const c = distance(x - e, y + e, z - e)
  const d = distance(x + e, y + e, z + e)
  return normalized([a - b - c + d, -a - b + c + d, -a + b - c + d])
}

/** Returns how open a place is to the room, 0–1: near surfaces take light away. */
function openness({ distance }: Scene, [x, y, z]: Vector, n: Vector, reach: number): number {
  let taken = 0
  let weight = 1
  for (let i = 1; i <= 5; i++) {
    const h = (reach * i) / 5
    taken += weight * Math.max(0, h - distance(x + n[0] * h, y + n[1] * h, z + n[2] * h))
    weight *= 0.72
  }
  return Math.max(0, 1 - (1.1 * taken) / reach)
}

/** Returns how much of the key light arrives, 0–1; its shadow is the softer the farther away. */
function lit({ distance }: Scene, [x, y, z]: Vector, hardness: number): number {
  let least = 1
  for (let i = 0, t = 0.03; i < 28 && t < 6; i++) {
    const d = distance(x + KEY[0] * t, y + KEY[1] * t, z + KEY[2] * t)
    least = Math.min(least, (hardness * d) / t)
    if (least <= 0) return 0
    t += Math.min(0.35, Math.max(0.03, d))
  }
  return least * least * (3 - 2 * least)
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function shade(scene: Scene, place: Vector, ray: Vector, out: Sample): void {
  const n = normalAt(scene, place)
  const raised = along(place, n, 0.004)
  const open = openness(scene, raised, n, 0.5)
  const facing = Math.max(0, dot(n, KEY))
  const key = facing > 0 ? KEY_LIGHT * facing * lit(scene, raised, 7) : 0
  const sky = ROOM_LIGHT * (0.74 + 0.18 * n[1] + 0.14 * n[2]) * open
  scene.surface(place[0], place[1], place[2], hit)
  const away = -dot(n, ray)
  const mirrored = along(ray, n, 2 * away)
  const fresnel = 0.035 + 0.965 * Math.max(0, 1 - away) ** 5
  const shine = hit.gloss * fresnel * room(mirrored) * (0.35 + 0.65 * open)
  for (let c = 0; c < 3; c++) {
    const own = hit.color[c] as number
    out[c] = own * (hit.glow + (1 - hit.glow) * (key + sky)) * (1 - hit.gloss * fresnel) + shine
  }
  out[3] = 1
}

const soft = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns the light that comes from a direction: a bright ceiling, a large window on the left, a narrow one on the right. */
function room([x, y, z]: Vector): number {
  const window =
    soft(0.18, 0.3, -x) * soft(0.92, 0.8, -x) * soft(-0.32, -0.2, y) * soft(0.78, 0.66, y) * soft(-0.1, 0.15, z)
  const strip = soft(0.62, 0.7, x) * soft(0.86, 0.8, x) * soft(-0.35, -0.2, y) * soft(0.7, 0.55, y)
  return 0.42 + 0.4 * soft(-0.4, 1, y) + 5 * window + 1.6 * strip
}

/** Writes the shadow where a ray that misses the object meets floor or wall. */
function shadowed(scene: Scene, eye: Vector, ray: Vector, out: Sample): void {
  const axis = scene.plane === 'floor' ? 1 : 2
  const t = -eye[axis] / ray[axis]
  if (t <= 0 || !Number.isFinite(t)) return
  const place = along(eye, ray, t)
  const [x, y, z] = place
  const d = scene.distance(x, y, z)
  const fade = soft(1.1, 0, d)
  if (fade <= 0) return
  const n: Vector = axis === 1 ? [0, 1, 0] : [0, 0, 1]
  const raised = along(place, n, 0.004)
  const touch = 1 - openness(scene, raised, n, 0.45)
  const cast = 1 - lit(scene, raised, 1.7)
  out[3] = Math.min(0.75, 0.55 * touch * touch + 0.26 * cast * fade)
}

const ASIDE = [
  [-0.25, -0.375],
  [0.375, -0.25],
  [-0.375, 0.25],
  [0.25, 0.375],
] as const

/** Looks again, around the middle, at the pixels beside which something else is seen. */
function smooth(
  scene: Scene,
  camera: Camera,
  light: Float32Array,
  depths: Float32Array,
  width: number,
  height: number,
): void {
  const once = new Float32Array(light)
  const out = new Float32Array(5)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (
        !differs(once, depths, i, i - 1) &&
        !differs(once, depths, i, i + 1) &&
        !differs(once, depths, i, i - width) &&
        !differs(once, depths, i, i + width)
      )
        continue
      for (const [dx, dy] of ASIDE) {
        look(scene, camera, x + 0.5 + dx, y + 0.5 + dy, out)
        for (let c = 0; c < 4; c++) light[4 * i + c] = (light[4 * i + c] as number) + (out[c] as number)
      }
      for (let c = 0; c < 4; c++) light[4 * i + c] = (light[4 * i + c] as number) / (ASIDE.length + 1)
    }
}

function differs(light: Float32Array, depths: Float32Array, i: number, j: number): boolean {
  const [a, b] = [depths[i] as number, depths[j] as number]
  if (a === 0 && b === 0) return false
  if (a === 0 || b === 0 || Math.abs(a - b) > 0.02) return true
  for (let c = 0; c < 3; c++) {
    const [p, q] = [light[4 * i + c] as number, light[4 * j + c] as number]
    if (Math.abs(p - q) > 0.03 + 0.12 * Math.max(p, q)) return true
  }
  return false
}

/** Lets shadows end before the drawing does. */
function fadeOut(light: Float32Array, depths: Float32Array, width: number, height: number): void {
  const margin = 0.09 * Math.min(width, height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (depths[i] !== 0 || inside >= margin) continue
      const share = soft(0, margin, inside)
      for (let c = 0; c < 4; c++) light[4 * i + c] = share * (light[4 * i + c] as number)
    }
}

/** Returns straight levels. */
function encoded(light: Float32Array, width: number, height: number): Drawing {
  const data = new Uint8ClampedArray(light.length)
  for (let i = 0; i < light.length; i += 4) {
    const alpha = light[i + 3] as number
    if (alpha <= 0) continue
    for (let c = 0; c < 3; c++) data[i + c] = toLevel((light[i + c] as number) / alpha)
    data[i + 3] = 255 * alpha + 0.5
  }
  return { width, height, data }
}
