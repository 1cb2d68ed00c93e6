// Packs the texts of the program: node internal/texts/build.mjs FILE...
// Writes texts.br into every folder of a file: a line for each text with its name, a tab and its size in bytes; an empty line; the texts.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

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

/** Brotli as it comes out smallest. */
function compress(bytes) {
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
