// Renders the reference pictures that the tests compare with, by resvg: an independent renderer.
// Run when pieces change on purpose: node internal/engine/illustrator/art/references.mjs

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { svgDocument } from './build/piece.mjs'
import { piecesOf, sets } from './build/sets.mjs'

/** The side of a reference picture in pixels. */
const size = 128

/** Chosen for their many small shapes, curves and clips. */
const references = {
  flag: ['mx-4x3', 'br-4x3'],
}

const out = path.join(import.meta.dirname, 'testdata')
mkdirSync(out, { recursive: true })
for (const [name, wanted] of Object.entries(references)) {
  const { pieces } = piecesOf(sets.find((set) => set.name === name))
  for (const piece of pieces.filter((p) => wanted.includes(p.name))) {
    const resvg = new Resvg(svgDocument(piece), {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: size },
    })
    writeFileSync(path.join(out, `${name}.${piece.name}.png`), resvg.render().asPng())
  }
}
