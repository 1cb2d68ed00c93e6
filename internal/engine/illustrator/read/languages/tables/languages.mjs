// Builds languages.br from emojibase-data (MIT): what each emoji shows in words of our vocabulary, and the labels of emoji
// in other languages with the English words they stand for. What emojibase says wrongly is corrected in ../data/words.tsv, which
// wins. The table is small and committed; run from the repository root: node internal/engine/illustrator/read/languages/tables/languages.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '../../../../../texts/compress.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const languages = ['es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'ja', 'zh', 'ko', 'hi', 'ms', 'es-mx', 'zh-hant']
const rows = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
const key = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

// vocabulary is every English name that the reader knows.
function vocabulary() {
  const names = new Set()
  for (const row of rows(join(here, '..', '..', '..', 'things', 'things.tsv'))) {
    const [, name, , , , synonyms] = row.split('\t')
    for (const one of [name, ...(synonyms ?? '').split(',')]) if (key(one)) names.add(key(one))
  }
  for (const file of ['names', 'people', 'standins']) {
    for (const row of rows(join(here, '..', '..', 'data', `${file}.txt`)))
      for (const one of row.split(' = ')[0].split(',')) names.add(key(one))
  }
  return names
}

// phrase returns the words of our vocabulary for the label of an emoji.
function phrase(label, names) {
  const plain = key(label.replace(/:.*/, ''))
  const forms = [
    key(label),
    plain,
    plain.replace(/ face$/, ''),
    plain.replace(/^(red|green|black|white) /, ''),
    plain.replace(/ with .*/, ''),
    plain.replace(/^(woman|man|person) /, ''),
  ]
  return forms.find((form) => names.has(form))
}

const emoji = (language) =>
  JSON.parse(readFileSync(join('node_modules', 'emojibase-data', language, 'data.json'), 'utf8'))
const names = vocabulary()
const shown = new Map()
for (const one of emoji('en')) {
  if (one.group === 9 || one.group === undefined) continue // flags and parts of emoji
  const words = phrase(one.label, names)
  if (words) shown.set(one.hexcode, words)
}
const parts = [['emoji', [...shown].map(([code, words]) => `${code}\t${words}`)]]
for (const language of languages) {
  const pairs = emoji(language)
    .filter((one) => shown.has(one.hexcode) && one.label.split(' ').length <= 4)
    .map(
      (one) =>
        `${one.label
          .toLowerCase()
          .replaceAll(/[:,()"“”]/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()}\t${shown.get(one.hexcode)}`,
    )
  parts.push([language, [...new Set(pairs)].sort()])
}
const text = parts.map(([name, lines]) => `${name}\n${lines.join('\n')}\n\n`).join('')
const packed = compress(text)
writeFileSync(join(here, 'languages.br'), packed)
console.log(`${shown.size} emoji, ${text.length} characters, ${packed.length} bytes`)
