// Packs the texts of the program: node internal/texts/build.mjs FILE...
// Writes texts.br into every folder of a file: a line for each text with its name, a tab and its size in bytes; an empty line; the texts.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compress } from './compress.mjs'

const all = process.argv.slice(2).sort()
for (const folder of new Set(all.map((file) => path.dirname(file)))) {
  const files = all.filter((file) => path.dirname(file) === folder)
  const texts = files.map((file) => readFileSync(file))
  const index = files.map((file, i) => `${path.basename(file)}\t${texts[i].length}`)
  const archive = Buffer.concat([Buffer.from(`${index.join('\n')}\n\n`), ...texts])
  const packed = compress(archive)
  writeFileSync(path.join(folder, 'texts.br'), packed)
  console.log(`${folder}: ${files.length} texts, ${packed.length} of ${archive.length} bytes`)
}
