import { type Sample, sample, type Texture } from './light'
import { blend, rounded, type Scene } from './scene'

const R = 1 // outer radius
const WALL = 0.085
const TALL = 2.15
const COFFEE = 1.82 // where it stands in the mug
const TURN = -0.1 // of the print around the mug, in radians: it faces the camera

/** A glazed mug with the image printed around its front. */
export function mug(art: Texture): Scene {
  const k = Math.min(1.6 / art.width, 1.46 / art.height) // units per pixel of the print
  const print: Sample = new Float32Array(4)
  return {
    distance: mugDistance,
    surface(x, y, z, out) {
      out.glow = 0
      const across = Math.hypot(x, z)
      if (y > COFFEE - 0.04 && y < COFFEE + 0.01 && across < R - WALL) {
        out.color.set([0.05, 0.02, 0.01])
        out.gloss = 0.9
        return
      }
      out.color.set([0.84, 0.83, 0.8])
      out.gloss = 1
      if (across < R - 0.03 || z < 0) return
      const u = (Math.atan2(x, z) - TURN) / (art.width * k) + 0.5
      const v = 0.5 - (y - 1.06) / (art.height * k)
      sample(art, u, v, print)
      const a = print[3] as number
      for (let c = 0; c < 3; c++) out.color[c] = (out.color[c] as number) * (1 - a) + 0.93 * (print[c] as number)
    },
    eye: [0.9, 3.3, 7.4],
    target: [0.28, 1.02, 0],
    view: 3.9,
    plane: 'floor',
    radius: 2.1,
  }
}

function mugDistance(x: number, y: number, z: number): number {
  const across = Math.sqrt(x * x + z * z)
  const foot = 0.05 * Math.max(0, 1 - y / 0.5) ** 2 // drawn in a little at the foot
  const body = rounded(across - R + foot, Math.abs(y - TALL / 2) - TALL / 2, 0.07)
  const hollow = rounded(across - R + WALL, Math.max(0.12 - y, y - TALL - 1), 0.1)
  const cup = softest(body, -hollow, 0.05)
  const coffee = Math.max(across - R + WALL - 0.005, Math.abs(y - COFFEE + 0.02) - 0.02)
  const hx = x - 1
  const hy = (y - 1.06) * 0.9
  const ring = Math.sqrt(hx * hx + hy * hy) - 0.56
  const handle = Math.max(Math.sqrt(ring * ring + 0.67 * z * z) - 0.125, R - WALL / 2 - across)
  return Math.min(blend(cup, handle * 0.9, 0.16), coffee)
}

const softest = (a: number, b: number, k: number) => -blend(-a, -b, k)
