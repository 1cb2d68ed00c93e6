// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { STYLES } from './styles'
import { subjectOf, useStyleArt } from './use-style-art'

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

// Two of them were drawn at any time, on a core that the image someone waited for, or its page, needed.
it('leaves the cores to an image that is generated, goes on after it, and loads nothing twice', async () => {
  vi.useFakeTimers()
  const asked: HTMLImageElement[] = []
  const come: (() => void)[] = []
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    asked.push(this)
    return new Promise((resolve) => come.push(resolve))
  })
  const live = read('a red fox')
  const { rerender } = renderHook(({ busy }) => useStyleArt(live, true, busy), { initialProps: { busy: false } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(async () => come[0]?.())
  expect(asked).toHaveLength(3) // two at once, and one after the first had come
  rerender({ busy: true })
  expect(asked.slice(1).map((image) => image.getAttribute('src'))).toEqual([null, null])
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(asked).toHaveLength(3)
  rerender({ busy: false })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  for (let i = 3; i < STYLES.length + 2; i++) await act(async () => come[i]?.())
  expect(asked).toHaveLength(STYLES.length + 2) // the two that were given up are asked for again
  vi.useRealTimers()
})
