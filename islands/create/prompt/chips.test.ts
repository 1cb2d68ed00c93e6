import { describe, expect, it } from 'vitest'
import { hasChip, SUGGESTIONS, toggleChip } from './chips'

describe('a suggestion', () => {
  it.each([
    ['stands alone in an empty prompt', '', 'Anime', 'Anime'],
    ['is appended after a comma', 'an owl', 'Watercolor', 'an owl, Watercolor'],
    ['does not double a comma that is there', 'an owl, ', 'Watercolor', 'an owl, Watercolor'],
    ['is taken out again', 'an owl, Watercolor', 'Watercolor', 'an owl'],
    ['is taken out of the middle', 'an owl, Watercolor, isometric', 'Watercolor', 'an owl, isometric'],
    ['is taken out of the front', 'Anime, an owl', 'Anime', 'an owl'],
    ['is known in any letter case', 'an owl,WATERCOLOR', 'Watercolor', 'an owl'],
    ['leaves line breaks as they were typed', 'an owl\non a branch', 'Anime', 'an owl\non a branch, Anime'],
  ])('%s', (_, prompt, chip, after) => {
    expect(toggleChip(prompt, chip)).toBe(after)
  })

  it('is not taken for a part of a longer one', () => {
    expect(hasChip('a watercolor owl', 'Watercolor')).toBe(false)
    expect(hasChip('an owl, realistic fur', 'Realistic')).toBe(false)
  })

  it.each(SUGGESTIONS)('%s switches on and off without a trace', (chip) => {
    const on = toggleChip('three blue butterflies', chip)
    expect(hasChip(on, chip)).toBe(true)
    expect(toggleChip(on, chip)).toBe('three blue butterflies')
  })

  it('is one of thirteen', () => {
    expect(new Set(SUGGESTIONS).size).toBe(13)
  })
})
