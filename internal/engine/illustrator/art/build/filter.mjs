// Recognizes the filters that design tools export – shadows outside and inside a shape, blurs – as effects.

import { scaleOf } from './matrix.mjs'
import { Unsupported } from './unsupported.mjs'

/** A color matrix that multiplies alpha by about this makes a hard silhouette: the beginning of a shadow. */
const hardening = 127

/** The effects of a filter element in order; m maps its lengths to scene units. */
export function effectsOf(filter, m) {
  const reader = new FilterReader(m)
  for (const { tag, attrs } of filter.children) {
    const read = reader[tag]
    if (!read) throw new Unsupported(tag)
    read.call(reader, attrs)
  }
  return reader.effects
}

/** One method per primitive, named like it. A shadow is gathered from the hardened alpha up to its blend. */
class FilterReader {
  effects = []
  #shadow = null
  #m

  constructor(m) {
    this.#m = m
  }

  feFlood() {}

  feColorMatrix({ values }) {
    const v = values
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (Math.abs(v[18] - hardening) < 1) {
      this.#shadow = { kind: 'outer', dx: 0, dy: 0, sigma: 0, color: null }
    } else if (this.#shadow) {
      this.#shadow.color = [v[4], v[9], v[14], v[18]].map((c) => 255 * c)
    } else {
      throw new Unsupported('feColorMatrix')
    }
  }

  feOffset({ dx, dy }) {
    if (!this.#shadow) throw new Unsupported('feOffset')
    this.#shadow.dx = this.#m[0] * dx + this.#m[2] * dy
    this.#shadow.dy = this.#m[1] * dx + this.#m[3] * dy
  }

  feGaussianBlur({ stdDeviation }) {
    const sigma = Number(stdDeviation.split(/\s+/)[0]) * scaleOf(this.#m)
    if (this.#shadow && !this.#shadow.color) this.#shadow.sigma = sigma
    else this.effects.push({ kind: 'blur', dx: 0, dy: 0, sigma, color: [0, 0, 0, 0] })
  }

  feComposite({ operator }) {
    if (!this.#shadow) throw new Unsupported('feComposite')
    if (operator === 'arithmetic') this.#shadow.kind = 'inner'
    else if (operator !== 'out') throw new Unsupported(`feComposite ${operator}`)
  }

  feBlend({ mode }) {
    if (mode && mode !== 'normal') throw new Unsupported(`feBlend ${mode}`)
    if (!this.#shadow?.color) return
    this.effects.push(this.#shadow)
    this.#shadow = null
  }
}
