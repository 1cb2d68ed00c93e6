// Reads group elements into nodes: opacity, blend mode, clip, mask and effects.

import { effectsOf } from './filter.mjs'
import { multiply, parseTransform } from './matrix.mjs'
import { readPath } from './path.mjs'
import { number, reference } from './svg.mjs'
import { Unsupported } from './unsupported.mjs'

const blendModes = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
]

/** A group that changes nothing; callers override what theirs changes. */
export const plainGroup = {
  kind: 'group',
  children: [],
  clip: [],
  mask: [],
  maskAlpha: false,
  effects: [],
  opacity: 1,
  blend: 0,
}

/** Reads elements, mapped by m, into nodes. */
export class NodeReader {
  #byId

  constructor(byId) {
    this.#byId = byId
  }

  nodes(elements, m) {
    return elements.flatMap((element) => this.#node(element, m)).map(withoutHaze)
  }

  #node(element, m) {
    switch (element.tag) {
      case 'defs':
        return []
      case 'path':
        return readPath(element, m)
      case 'g':
        return this.#group(element, m)
      default:
        throw new Unsupported(element.tag)
    }
  }

  #group({ attrs, children }, parent) {
    const m = multiply(parent, parseTransform(attrs.transform))
    const group = {
      ...plainGroup,
      ...this.#mask(attrs.mask, m),
      children: this.nodes(children, m),
      clip: this.#clip(attrs['clip-path'], m),
      effects: attrs.filter ? effectsOf(this.#find(attrs.filter), m) : [],
      opacity: number(attrs.opacity, 1),
      blend: blendMode(attrs.style),
    }
    if (group.children.length === 0) return []
    const changes = group.opacity < 1 || group.blend || attrs['clip-path'] || attrs.mask || group.effects.length > 0
    return changes ? [group] : group.children
  }

  #find(value) {
    const element = this.#byId.get(reference(value))
    if (!element) throw new Unsupported(`reference ${value}`)
    return element
  }

  /** The shapes of a clip path. A clip path that is clipped itself becomes a clipped group. */
  #clip(value, parent) {
    if (!value) return []
    const { attrs, children } = this.#find(value)
    const shapes = this.nodes(children, multiply(parent, parseTransform(attrs.transform)))
    if (shapes.length === 0) throw new Unsupported('empty clip path')
    const clip = this.#clip(attrs['clip-path'], parent)
    return clip.length > 0 ? [{ ...plainGroup, children: shapes, clip }] : shapes
  }

  #mask(value, m) {
    if (!value) return {}
    const { attrs, children } = this.#find(value)
    if (attrs.mask) throw new Unsupported('mask of a mask')
    const mask = this.nodes(children, m)
    if (mask.length === 0) throw new Unsupported('empty mask')
    return { mask, maskAlpha: attrs['mask-type'] === 'alpha' }
  }
}

/** scene.Atop in Go: painted only where something is already. */
const atop = 16

/**
 * Blurred highlights are meant to lie on the shape below them, but the art was exported without the clips that held
 * them, and every viewer shows haze around it. A blurred group that is not the lowest is painted atop the others.
 */
function withoutHaze(node, i) {
  const blurred = node.effects?.some((effect) => effect.kind === 'blur')
  return blurred && i > 0 && node.blend === 0 ? { ...node, blend: atop } : node
}

function blendMode(style) {
  const name = style?.match(/mix-blend-mode:\s*([\w-]+)/)?.[1] ?? 'normal'
  const mode = blendModes.indexOf(name)
  if (mode < 0) throw new Unsupported(`blend mode ${name}`)
  return mode
}
