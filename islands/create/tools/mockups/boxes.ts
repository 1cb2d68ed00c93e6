// Flat things: packaging, a phone, a laptop with a slide, a poster in its frame.
import { keyboard } from './keyboard'
import { type Sample, sample, type Texture } from './light'
import { roundedBox, roundedRect, type Scene, type Surface, slab, type Vector } from './scene'

const print: Sample = new Float32Array(4)

/** Puts what a texture has at a place over a surface's color. */
function over(out: Surface, texture: Texture, u: number, v: number): void {
  if (u < 0 || v < 0 || u > 1 || v > 1) return
  sample(texture, u, v, print)
  const a = print[3] as number
  for (let c = 0; c < 3; c++) out.color[c] = (out.color[c] as number) * (1 - a) + (print[c] as number)
}

/** A carton whose front and side are printed. Both textures are opaque. */
export function packaging(front: Texture, side: Texture, lid: Texture): Scene {
  const [w, h, d] = [0.92, 1.2, 0.46]
  const turn = -0.5 // radians: the front faces the light
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    distance(x, y, z) {
      const bx = x * cos - z * sin
      const bz = x * sin + z * cos
      const box = roundedBox(bx, y - h, bz, w, h, d, 0.018)
      const flap = Math.max(Math.abs(y - 2 * h) - 0.012, Math.abs(bz - d * 0.72) - 0.006, Math.abs(bx) - w) // a slit
      return Math.max(box, -flap)
    },
    surface(x, y, z, out) {
      const bx = x * cos - z * sin
      const bz = x * sin + z * cos
      out.gloss = 0.35
      out.glow = 0
      out.color.set([0.8, 0.78, 0.74])
      if (bz > d - 0.02) over(out, front, (bx + w) / (2 * w), 1 - y / (2 * h))
      else if (bx > w - 0.02) over(out, side, (d - bz) / (2 * d), 1 - y / (2 * h))
      else if (bx < -w + 0.02) over(out, side, (bz + d) / (2 * d), 1 - y / (2 * h))
      else if (y > 2 * h - 0.02) over(out, lid, (bx + w) / (2 * w), (bz + d) / (2 * d))
    },
    eye: [0.5, 3.1, 7.6],
    target: [0, 1.12, 0],
    view: 3.7,
    plane: 'floor',
    radius: 1.9,
  }
}

/** A phone that leans back, with something on its screen. */
export function phone(screen: Texture): Scene {
  const [w, h, d] = [0.78, 1.62, 0.075]
  const size: Vector = [w, h, d]
  const lean = 0.16
  const turn = -0.42
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)]
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const raise = h * cl + d * sl
  let [px, py, pz] = [0, 0, 0] // the place that was last asked for, as the phone itself has it
  const turned = (x: number, y: number, z: number) => {
    const tz = x * st + z * ct
    const ty = y - raise
    px = x * ct - z * st
    py = ty * cl - tz * sl
    pz = ty * sl + tz * cl
  }
  return {
    distance(x, y, z) {
      turned(x, y, z)
      const body = slab(px, py, pz, size, 0.17, 0.035)
      const button = roundedBox(px - w - 0.004, py - 0.45, pz, 0.014, 0.17, 0.02, 0.01)
      return Math.min(body, button)
    },
    surface(x, y, z, out) {
      turned(x, y, z)
      out.glow = 0
      out.gloss = 1
      out.color.set([0.24, 0.25, 0.27]) // metal
      if (pz < d - 0.02) return
      const glass = roundedRect(px, py, w - 0.03, h - 0.03, 0.145)
      if (glass > 0) return
      out.color.set([0.004, 0.004, 0.005])
      out.gloss = 0.1
      if (roundedRect(px, py, w - 0.075, h - 0.075, 0.1) > 0) return
      out.glow = 1
      over(out, screen, (px + w - 0.075) / (2 * (w - 0.075)), (h - 0.075 - py) / (2 * (h - 0.075)))
    },
    eye: [0.3, 2.5, 8.6],
    target: [0, 1.55, 0],
    view: 3.5,
    plane: 'floor',
    radius: 2.1,
  }
}

/** An open laptop with a slide on its screen. */
export function slide(screen: Texture): Scene {
  const [w, h] = [1.62, 1.02]
  const baseSize: Vector = [w, 1, 0.055]
  const lidSize: Vector = [w, h, 0.035]
  const lean = 0.28 // of the screen, backward
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)]
  const turn = 0.3
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const hinge = -0.86 // z
  let [bx, by, bz] = [0, 0, 0] // the place that was last asked for, as the base has it
  let [lx, ly, lz] = [0, 0, 0] // and the lid
  const turned = (x: number, y: number, z: number) => {
    const tz = x * st + z * ct
    bx = x * ct - z * st
    by = y - 0.055
    bz = tz - 0.12
    const dy = y - 0.09
    const dz = tz - hinge
    lx = bx
    ly = dy * cl - dz * sl - h - 0.02
    lz = dy * sl + dz * cl
  }
  return {
    distance(x, y, z) {
      turned(x, y, z)
      const base = slab(bx, bz, by, baseSize, 0.12, 0.03)
      const lid = slab(lx, ly, lz, lidSize, 0.1, 0.02)
      if (base > 0.03) return Math.min(base, lid)
      const keys = roundedBox(bx, by - 0.055, bz + 0.24, w - 0.2, 0.014, 0.4, 0.004)
      const pad = roundedBox(bx, by - 0.055, bz - 0.58, 0.46, 0.008, 0.26, 0.004)
      return Math.min(Math.max(base, -keys, -pad), lid)
    },
    surface(x, y, z, out) {
      turned(x, y, z)
      out.gloss = 0.3
      out.glow = 0
      out.color.set([0.47, 0.48, 0.5])
      const isLid = slab(lx, ly, lz, lidSize, 0.1, 0.02) < 0.01
      if (!isLid) return keyboard(bx, by, bz + 0.24, w - 0.2, out)
      if (lz < 0.02) return
      if (roundedRect(lx, ly, w - 0.025, h - 0.025, 0.08) > 0) return
      out.color.set([0.004, 0.004, 0.005])
      if (Math.abs(lx) > w - 0.09 || Math.abs(ly - 0.02) > h - 0.12) return
      out.glow = 0.96
      out.gloss = 0.05
      over(out, screen, (lx + w - 0.09) / (2 * (w - 0.09)), (h - 0.12 - ly + 0.02) / (2 * (h - 0.12)))
    },
    eye: [0.2, 3.3, 8.4],
    target: [0.06, 0.76, -0.2],
    view: 4.4,
    plane: 'floor',
    radius: 2.6,
  }
}

/** A poster in a frame on the wall. */
export function poster(print: Texture): Scene {
  const [w, h] = [1.12, 1.5]
  const frame = 0.075
  return {
    distance(x, y, z) {
      const outer = roundedBox(x, y, z - 0.07, w + frame, h + frame, 0.07, 0.008)
      const inner = roundedBox(x, y, z - 0.14, w, h, 0.035, 0.002)
      return Math.max(outer, -inner)
    },
    surface(x, y, z, out) {
      out.glow = 0
      if (z > 0.109 || Math.abs(x) > w - 0.002 || Math.abs(y) > h - 0.002) {
        out.gloss = 0.3
        const grain = 0.02 * Math.sin(46 * (Math.abs(x) > w ? x : y) + 3 * Math.sin(5 * (Math.abs(x) > w ? y : x)))
        out.color.set([0.36 + grain, 0.21 + grain * 0.7, 0.105 + grain * 0.4])
        return
      }
      out.gloss = 0.12
      out.color.set([0.86, 0.85, 0.82])
      over(out, print, (x + w) / (2 * w), (h - y) / (2 * h))
    },
    eye: [2.7, 0.35, 8.2],
    target: [0.02, -0.03, 0],
    view: 3.7,
    plane: 'wall',
    radius: 2.1,
  }
}
