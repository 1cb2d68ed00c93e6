// Where the words of a reading are in the prompt, while somebody goes on typing.
import type { Explained } from '../calls'

export type Span = Explained['spans'][number]

/** A piece of the prompt: words that were read, or what is between them. */
export interface Piece {
  text: string
  from: number
  kind: Span['kind'] | ''
}

/** Returns the spans of what was read at their places in the text as it is by now; those of changed words are left out. */
export function spansIn(text: string, read: string, spans: readonly Span[]): Span[] {
  if (text === read) return [...spans]
  const most = Math.min(text.length, read.length)
  let before = 0
  while (before < most && text[before] === read[before]) before++
  let after = 0
  while (after < most - before && text[text.length - 1 - after] === read[read.length - 1 - after]) after++
  const shift = text.length - read.length
  return spans.flatMap((span) => {
    if (span.to < before || (span.to === before && !isWord(text[before]))) return [span]
    if (span.from > read.length - after) return [{ ...span, from: span.from + shift, to: span.to + shift }]
    return []
  })
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Cuts the text into its pieces, in order. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, kind } of spans) {
    if (from < at || to > text.length) continue
    if (from > at) pieces.push({ text: text.slice(at, from), from: at, kind: '' })
    pieces.push({ text: text.slice(from, to), from, kind })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), from: at, kind: '' })
  return pieces
}
