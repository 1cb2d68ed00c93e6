// Reads the SVG that resvg writes: elements and attributes only, always well formed, never text.

/** Parses to the root element; every element is { tag, attrs, children }. */
export function parseSvg(text) {
  const root = { tag: '', attrs: {}, children: [] }
  const open = [root]
  for (const [, closing, tag, attrs, single] of text.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop()
      continue
    }
    const element = { tag, attrs: parseAttributes(attrs), children: [] }
    open.at(-1).children.push(element)
    if (!single) open.push(element)
  }
  return root.children[0]
}

function parseAttributes(text) {
  const attrs = {}
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) attrs[name] = value
  return attrs
}

/** All elements with an id, by id. */
export function indexById(root) {
  const byId = new Map()
  const walk = (element) => {
    if (element.attrs.id) byId.set(element.attrs.id, element)
    element.children.forEach(walk)
  }
  walk(root)
  return byId
}

/** The id in "url(#id)", or undefined. */
export function reference(value) {
  return value?.match(/^url\(#([^)]*)\)$/)?.[1]
}

/** A numeric attribute; what is missing is the fallback. */
export function number(value, fallback) {
  return value === undefined ? fallback : Number(value)
}
