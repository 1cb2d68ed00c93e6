import { describe, expect, it } from 'vitest'
import { piecesOf, type Span, spansIn } from './spans'

const span = (from: number, to: number, kind: Span['kind'] = 'understood'): Span => ({
  from,
  to,
  kind,
  as: '',
  art: '',
  drawn: '',
  stands_in: '',
  why: '',
})
const read = 'a red fox, foggy'
const spans = [span(2, 5), span(6, 9), span(11, 16, 'left_out')]
const words = (text: string) => spansIn(text, read, spans).map(({ from, to }) => text.slice(from, to))

describe('while somebody types on, the marks stay with the words', () => {
  it.each([
    ['as it was read', read, ['red', 'fox', 'foggy']],
    ['with more at the end', 'a red fox, foggy night', ['red', 'fox', 'foggy']],
    ['with more in between', 'a red big fox, foggy', ['red', 'foggy']],
    ['with a word that goes on', 'a red foxglove, foggy', ['red', 'foggy']],
    ['with another word', 'a red hare, foggy', ['red', 'foggy']],
    ['emptied', '', []],
    ['with something quite different', 'two owls', []],
  ])('%s', (_, text, kept) => {
    expect(words(text)).toEqual(kept)
  })
})

it('cuts the prompt into all that it has', () => {
  const pieces = piecesOf(read, spans)
  expect(pieces.map(({ text }) => text).join('')).toBe(read)
  expect(pieces.map(({ kind }) => kind)).toEqual(['', 'understood', '', 'understood', '', 'left_out'])
  expect(piecesOf('a', spans)).toEqual([{ text: 'a', from: 0, kind: '' }])
})
