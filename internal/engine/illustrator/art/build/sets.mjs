// The art sets: which package each comes from and which of its pieces are wanted.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Unicode's groups of food, travel, events and objects: no others stand in for what our own kit lacks (catalog.go). */
const objectGroups = new Set([4, 5, 6, 7])

/** Names that surely show a skin tone, and endings that do when the name is there without. */
const skinTone = /skin-tone|-tone\d$/
const toneEnding = /-(light|medium|dark|medium-light|medium-dark)$/

/** tones: has people in several skin tones. only: a pattern that names must match. groups: the emoji groups that are wanted. */
export const sets = [
  { name: 'fluent-emoji', mono: false, tones: true, groups: objectGroups },
  { name: 'flag', mono: false, only: /-4x3$/ },
]

function packageFile(set, file) {
  return path.join(path.dirname(require.resolve(`@iconify-json/${set}/icons.json`)), file)
}

const readJson = (set, file) => JSON.parse(readFileSync(packageFile(set, file), 'utf8'))

/** A set's display name, author, license and project address. */
export const infoOf = (set) => readJson(set.name, 'info.json')

/** The version of a set's package. */
export const versionOf = (set) => readJson(set.name, 'package.json').version

/** The version of the normalizer. */
export const normalizerVersion = () => require('@resvg/resvg-js/package.json').version

/** The wanted pieces of a set by name, as { name, body, view }, and how many were dropped for what reason. */
export function piecesOf(set) {
  const collection = readJson(set.name, 'icons.json')
  const { icons } = collection
  const groupOf = set.groups ? emojiGroups() : null
  const dropped = { deprecated: 0, skinTone: 0, otherWeight: 0, group: 0 }
  const pieces = []
  for (const name of Object.keys(icons).sort()) {
    const reason = reasonToDrop(set, name, icons) ?? (groupOf && !set.groups.has(groupOf.get(name)) ? 'group' : null)
    if (reason) dropped[reason]++
    else pieces.push({ name, body: icons[name].body, view: viewBox(icons[name], collection) })
  }
  return { pieces, dropped }
}

/** The Unicode group of every emoji by its name in the set. The flat set has the same names, and says what they stand for. */
function emojiGroups() {
  const plain = (code) => code.toLowerCase().replace(/-fe0f/g, '')
  const groups = new Map(require('emojibase-data/en/data.json').map((emoji) => [plain(emoji.hexcode), emoji.group]))
  const names = require('@iconify-json/fluent-emoji-flat/chars.json')
  return new Map(Object.entries(names).map(([code, name]) => [name, groups.get(plain(code))]))
}

function reasonToDrop(set, name, icons) {
  if (icons[name].hidden) return 'deprecated'
  if (set.only && !set.only.test(name)) return 'otherWeight'
  return set.tones && showsSkinTone(name, icons) ? 'skinTone' : null
}

function showsSkinTone(name, icons) {
  const plain = name.replace(toneEnding, '')
  return skinTone.test(name) || (plain !== name && plain in icons)
}

function viewBox(icon, collection) {
  return {
    left: icon.left ?? collection.left ?? 0,
    top: icon.top ?? collection.top ?? 0,
    width: icon.width ?? collection.width ?? 16,
    height: icon.height ?? collection.height ?? 16,
  }
}
