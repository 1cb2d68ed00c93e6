// The color pieces: one per emoji, whatever each set calls it, without the skin-tone variants.
import { readFileSync } from 'node:fs'
import { look } from './looks.mjs'
import { normal } from './text.mjs'

export const colorSets = ['noto', 'fluent-emoji', 'fluent-emoji-flat', 'fluent-emoji-high-contrast']

const json = (path) => JSON.parse(readFileSync(`node_modules/${path}`, 'utf8'))
const tone = /(^|-)(1f3f[b-f])(-|$)|-(light|medium|medium-light|medium-dark|dark)(-skin-tone)?$|-tone[1-5]$|-skin-tone/
const plainCode = (code) => code.toLowerCase().replace(/-fe0f/g, '')
// Names that end like a skin tone and are none.
const keep = /^(horizontal-traffic-light|vertical-traffic-light|police-car-light)$/

export function readPieces() {
  const emoji = new Map(json('emojibase-data/en/data.json').map((entry) => [plainCode(entry.hexcode), entry]))
  const keywords = json('emojilib/dist/emoji-en-US.json')
  const pieces = new Map()
  for (const set of colorSets) addSet(pieces, set, { emoji, keywords })
  return [...pieces.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function addSet(pieces, set, sources) {
  const icons = json(`@iconify-json/${set}/icons.json`)
  const codes = codesByName(set)
  for (const name of Object.keys(icons.icons).sort()) {
    if (tone.test(name) && !keep.test(name)) continue
    const code = codes.get(name)
    const entry = code && sources.emoji.get(code)
    if (entry?.group === 2 || (/^flag-/.test(name) && !entry)) continue
    const key = entry ? plainCode(entry.hexcode) : name
    if (!pieces.has(key)) pieces.set(key, newPiece(name, entry, sources.keywords))
    const piece = pieces.get(key)
    piece.names.add(normal(name))
    if (!piece.looks.some((known) => known.set === set)) piece.looks.push({ set, name, ...look(icons, name) })
  }
}

// fluent-emoji has no code table of its own; its names are those of the flat set.
function codesByName(set) {
  const table = json(`@iconify-json/${set === 'fluent-emoji' ? 'fluent-emoji-flat' : set}/chars.json`)
  return new Map(
    Object.entries(table)
      .map(([code, name]) => [name, plainCode(code)])
      .reverse(),
  )
}

function newPiece(name, entry, keywords) {
  const label = normal(entry?.label ?? name)
  const words = entry ? [...(entry.tags ?? []), ...(keywords[entry.emoji] ?? [])] : []
  return {
    name,
    label,
    group: entry?.group ?? 8,
    emoji: entry ? plainCode(entry.hexcode) : '',
    looks: [],
    names: new Set([label, normal(name)]),
    keywords: [...new Set(words.map(normal).filter(Boolean))],
  }
}
