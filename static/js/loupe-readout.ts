import type { Point } from './loupe-geometry'
import type { Pixels } from './loupe-png'

export interface Reading {
  alpha: number
  hex: string
  words: string
}

/** What stands in the file at a pixel: its alpha, its color, and both in words. */
export function read({ width, data }: Pixels, { x, y }: Point): Reading {
  const at = (y * width + x) * 4
  const hex = `#${[...data.subarray(at, at + 3)].map((level) => level.toString(16).padStart(2, '0')).join('')}`
  const alpha = data[at + 3] ?? 0
  return { alpha, hex, words: `${kind(alpha)} · alpha ${alpha} of 255 · ${hex} · pixel ${x}, ${y}` }
}

function kind(alpha: number): string {
  if (alpha === 0) return 'Clear'
  if (alpha === 255) return 'Opaque'
  return `Soft, ${Math.round((alpha / 255) * 100)}%`
}
