// The art sets: which package each comes from and which of its pieces are wanted.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** only: a pattern that names must match. */
export const sets = [{ name: 'flag', mono: false, only: /-4x3$/ }]

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
  const dropped = { deprecated: 0, otherShape: 0 }
  const pieces = []
  for (const name of Object.keys(icons).sort()) {
    const reason = reasonToDrop(set, name, icons)
    if (reason) dropped[reason]++
    else pieces.push({ name, body: icons[name].body, view: viewBox(icons[name], collection) })
  }
  return { pieces, dropped }
}

function reasonToDrop(set, name, icons) {
  if (icons[name].hidden) return 'deprecated'
  return set.only && !set.only.test(name) ? 'otherShape' : null
}

function viewBox(icon, collection) {
  return {
    left: icon.left ?? collection.left ?? 0,
    top: icon.top ?? collection.top ?? 0,
    width: icon.width ?? collection.width ?? 16,
    height: icon.height ?? collection.height ?? 16,
  }
}
