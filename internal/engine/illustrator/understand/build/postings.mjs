// Words → pieces with a score in 0–99 and a letter for the reason:
// l label, s synonym, h head word, k keyword, o the word is a kind above the piece, e below it, b beside it.
import { ancestors, depth, lemmas, lexicon, senses, singular } from './wordnet.mjs'

const perWord = 4
const weakest = 42
const tooGeneral = new Set([
  'animal',
  'nature',
  'plant',
  'food',
  'face',
  'body',
  'object',
  'symbol',
  'icon',
  'thing',
  'people',
  'travel',
  'animals',
  'office',
  'tools',
  'recreation',
  'person',
  'man',
  'woman',
  'place',
  'emotion',
])
// The lexicographer files of WordNet that fit each emoji group, to pick the sense that is drawn.
const groupLexicons = { 1: [18, 8], 3: [5, 20, 19, 17], 4: [13, 20], 5: [6, 15, 17, 19], 6: [6, 4], 7: [6] }
// When nothing nearer is found: any person, animal, plant or dish.
const kinds = new Map([
  [18, ['person', 52]],
  [5, ['paw-prints', 44]],
  [20, ['herb', 46]],
  [13, ['fork-and-knife-with-plate', 46]],
])

// Pieces whose names mean something far more general in WordNet than what they show.
const misread = new Set([
  'construction',
  'package',
  'fax-machine',
  'pine-decoration',
  'wood',
  'label',
  'slot-machine',
  'railway-car',
  'ring',
  'timer-clock',
  'basket',
  'empty-nest',
  'toolbox',
])

class Postings {
  words = new Map()

  add(word, id, score, how) {
    if (!word || score < weakest) return
    const found = this.words.get(word) ?? this.words.set(word, new Map()).get(word)
    const old = found.get(id)
    if (!old || old.score < score) found.set(id, { id, score: Math.min(99, Math.round(score)), how })
  }

  best(limit) {
    const order = (a, b) => b.score - a.score || a.id - b.id
    return new Map([...this.words].map(([word, found]) => [word, [...found.values()].sort(order).slice(0, limit)]))
  }
}

export function colorPostings(pieces) {
  const postings = new Postings()
  for (const [id, piece] of pieces.entries()) addNames(postings, piece, id)
  addMeanings(postings, pieces)
  return postings.best(perWord)
}

// Signs, faces and flags stand for words only when nothing else does.
const penalty = (piece) => ({ 0: 10, 8: 12, 9: 14 })[piece.group] ?? 0

function addNames(postings, piece, id) {
  for (const name of piece.names) {
    postings.add(name, id, 99 - penalty(piece) / 4, 'l')
    postings.add(singular(name), id, 99 - penalty(piece) / 4, 'l')
    const words = name.split(' ')
    if (words.length < 2 || words.length > 4 || piece.group === 1) continue
    postings.add(singular(words.at(-1)), id, 83 - penalty(piece) - words.length, 'h')
    for (const word of words.slice(0, -1)) postings.add(singular(word), id, 60 - penalty(piece), 'h')
  }
  piece.keywords.forEach((word, i) => {
    if (word.length > 2 && !tooGeneral.has(word))
      postings.add(singular(word), id, 74 - 1.5 * Math.min(i, 10) - penalty(piece), 'k')
  })
}

function addMeanings(postings, pieces) {
  const bySense = sensesOfPieces(pieces)
  const below = descendants(bySense)
  const nameIds = new Map(pieces.map((piece, id) => [piece.name, id]))
  for (const lemma of lemmas.keys()) {
    if (!/^[a-z][a-z ]{2,28}$/.test(lemma) || lemma.split(' ').length > 3) continue
    for (const [rank, sense] of senses(lemma).slice(0, 3).entries()) {
      addSense({ postings, bySense, below, lemma, sense, weight: 1 - 0.12 * rank })
    }
    const kind = kinds.get(lexicon(senses(lemma)[0]))
    if (kind) postings.add(lemma, nameIds.get(kind[0]), kind[1], 'e')
  }
}

function addSense({ postings, bySense, below, lemma, sense, weight }) {
  const put = (at, score, how) => {
    for (const { id, share } of bySense.get(at) ?? []) postings.add(lemma, id, 100 * score * weight * share, how)
  }
  put(sense, 0.93, 's')
  if (depth(sense) >= 4) for (const [child, distance] of below.get(sense) ?? []) put(child, 0.74 - 0.05 * distance, 'o')
  for (const [parent, distance] of ancestors(sense)) {
    if (distance === 0 || depth(parent) < 5) continue
    put(parent, 0.8 - 0.06 * distance, 'e')
    if (distance > 2 || depth(parent) < 6) continue
    for (const [child, back] of below.get(parent) ?? []) if (back <= 2) put(child, 0.6 - 0.05 * (distance + back), 'b')
  }
}

function sensesOfPieces(pieces) {
  const bySense = new Map()
  const add = (sense, id, share) => bySense.set(sense, [...(bySense.get(sense) ?? []), { id, share }])
  for (const [id, piece] of pieces.entries()) {
    if (piece.group === 9 || piece.group === 8 || piece.group === 0 || misread.has(piece.name)) continue
    const whole = singular(piece.label)
    const own = senses(whole)
    if (own.length > 0) {
      add(drawnSense(own, piece.group), id, 1)
      continue
    }
    const head = senses(singular(piece.label.split(' ').at(-1)))
    if (
      head.length > 0 &&
      piece.group !== 1 &&
      piece.label.split(' ').length <= 3 &&
      !/\b(with|in|of)\b/.test(piece.label)
    )
      add(drawnSense(head, piece.group), id, 0.86)
  }
  return bySense
}

function drawnSense(all, group) {
  return all.find((sense) => groupLexicons[group]?.includes(lexicon(sense))) ?? all[0]
}

function descendants(bySense) {
  const below = new Map()
  for (const sense of bySense.keys()) {
    for (const [parent, distance] of ancestors(sense)) {
      if (distance === 0 || distance > 6) continue
      below.set(parent, [...(below.get(parent) ?? []), [sense, distance]])
    }
  }
  return below
}

export function glyphPostings(glyphs) {
  const postings = new Postings()
  glyphs.forEach((glyph, id) => {
    const words = glyph.label.split(' ')
    const plain = glyph.plain ? 0 : 3
    postings.add(singular(glyph.label), id, 90 - plain, 'l')
    if (words.length > 1 && words.length < 4)
      postings.add(singular(words.at(-1)), id, 68 - 2 * words.length - plain, 'h')
    if (words.length > 1 && words.length < 4) postings.add(singular(words[0]), id, 60 - 2 * words.length - plain, 'h')
  })
  return postings.best(3)
}
