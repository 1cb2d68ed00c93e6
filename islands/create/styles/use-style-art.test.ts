import { describe, expect, it } from 'vitest'
import { subjectOf } from './use-style-art'

const read = (prompt: string, kind: 'understood' | 'left_out' = 'understood', refused = '') => ({
  prompt,
  refusal: '',
  reading: {
    understood: [],
    stands_in: [],
    left_out: [],
    refused,
    spans: [{ from: 0, to: 1, words: 'x', kind, drawn: '', as: '', art: '', stands_in: '', why: '' }],
  },
})

describe('what is drawn in every style', () => {
  it('is the prompt without its own styles', () => {
    expect(subjectOf(read('Anime, a red fox, isometric'))).toBe('a red fox')
  })

  it.each([
    ['nothing was read', { prompt: 'a red fox', refusal: '', reading: undefined }],
    ['nothing was understood', read('a floop', 'left_out')],
    ["it can't be drawn", read('a red fox', 'understood', "We can't draw this yet.")],
    ['it is longer than what the server draws', read('a red fox '.repeat(12))],
    ['there are styles alone', read('Watercolor')],
  ])('is nothing where %s', (_, live) => {
    expect(subjectOf(live)).toBe('')
  })
})
