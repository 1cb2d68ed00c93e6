// Draws every SVG file of a folder with resvg: name.svg becomes name.rgba, premultiplied pixels. Used by the fidelity test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const folder = process.argv[2]
for (const name of readdirSync(folder)) {
  if (!name.endsWith('.svg')) continue
  const image = new Resvg(readFileSync(join(folder, name), 'utf8')).render()
  writeFileSync(join(folder, name.replace(/\.svg$/, '.rgba')), image.pixels)
}
