// Makes the embedded fonts: Latin-1 and Latin Extended-A of open fonts from npm, as compressed TrueType.
// Run from the repository's root: node internal/engine/illustrator/kit/typeface/build.mjs
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { compress } from '../../../../texts/compress.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const faces = {
  sans: ['poppins', 700],
  round: ['baloo-2', 800],
  display: ['titan-one', 400],
  script: ['pacifico', 400],
  elegant: ['great-vibes', 400],
  monoline: ['sacramento', 400],
  serif: ['playfair-display', 800],
  slab: ['alfa-slab-one', 400],
  mono: ['jetbrains-mono', 700],
  comic: ['bangers', 400],
  brush: ['caveat-brush', 400],
  gothic: ['pirata-one', 400],
}

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const kept = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„†•…‹›€™−ıŒœ`,
  'latin-ext': `${range(0x100, 0x17f)}ȘșȚțẞ`,
}

for (const [face, [name, weight]] of Object.entries(faces)) {
  const folder = `node_modules/@fontsource/${name}`
  for (const [part, text] of Object.entries(kept)) {
    const file = `${folder}/files/${name}-${part}-${weight}-normal.woff2`
    if (!existsSync(file)) continue
    const data = await subset(readFileSync(file), text, { targetFormat: 'truetype', noLayoutClosure: true })
    writeFileSync(join(here, 'fonts', `${face}.${part}.ttf.br`), compress(data))
  }
  copyFileSync(`${folder}/LICENSE`, join(here, 'licenses', `${name}.txt`))
}
