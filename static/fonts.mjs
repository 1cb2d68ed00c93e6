// Cuts the fonts down to what the pages use: letters of western languages, and the weights that the style sheets ask for.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subset from 'subset-font'

/** The names that pages know the fonts by, for preloading, and the weights kept of each. */
export const fonts = {
  'geist-latin-wght-normal.woff2': { name: 'geist.woff2', weight: { min: 400, max: 700 } },
  'bricolage-grotesque-latin-wght-normal.woff2': { name: 'bricolage.woff2', weight: 700 },
}

/** First and last code points: Latin, punctuation, and the few signs that texts of ours hold. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
]

const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join('')

/** An esbuild plugin. */
export const smallFonts = {
  name: 'small fonts',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
      const { weight } = fonts[path.basename(file)]
      const contents = await subset(await readFile(file), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      })
      return { contents, loader: 'file' }
    })
  },
}
