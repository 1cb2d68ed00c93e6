import { describe, expect, it } from 'vitest'
import { GROUPS, hasStyle, STYLES, stylesOf, typedStyles, withStyle } from './styles'

const NAMES = STYLES.map(({ name }) => name)

describe('a style', () => {
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
    expect(withStyle(prompt, chip)).toBe(after)
  })

  it('is not taken for a part of a longer one', () => {
    expect(hasStyle('a watercolor owl', 'Watercolor')).toBe(false)
    expect(hasStyle('an owl, realistic fur', 'Realistic')).toBe(false)
  })

  it.each(NAMES)('%s switches on and off without a trace', (chip) => {
    const on = withStyle('three blue butterflies', chip)
    expect(hasStyle(on, chip)).toBe(true)
    expect(withStyle(on, chip)).toBe('three blue butterflies')
  })

  it('takes the place of another of its group, and of no other group', () => {
    for (const [index, { styles }] of GROUPS.entries()) {
      const [first, second] = styles.map(({ name }) => name)
      const other = GROUPS[(index + 1) % GROUPS.length]?.styles[0]?.name
      if (!first || !second || !other) throw new Error('a group has at least two styles')
      const on = withStyle(withStyle(withStyle('an owl', first), other), second)
      expect(new Set(stylesOf(on))).toEqual(new Set([second, other]))
    }
  })

  it('takes out all that contradict each other in what was typed', () => {
    expect(withStyle('an owl, anime, WATERCOLOR', 'Realistic')).toBe('an owl, Realistic')
  })

  it('takes the place of a look that was typed, and leaves one that is part of a phrase', () => {
    const span = { words: '', kind: 'understood' as const, drawn: '', as: 'style', art: '', stands_in: '', why: '' }
    const prompt = 'an owl, oil painting, Isometric'
    const spans = [
      { ...span, from: 8, to: 20 },
      { ...span, from: 22, to: 31 },
    ]
    const typed = typedStyles({ prompt, reading: { understood: [], stands_in: [], left_out: [], refused: '', spans } })
    expect(typed).toEqual(['oil painting'])
    expect(withStyle(prompt, 'Anime', typed)).toBe('an owl, Isometric, Anime')
    expect(withStyle(prompt, 'pastel colors', typed)).toBe('an owl, oil painting, Isometric, pastel colors')
    expect(withStyle('an oil painting of an owl', 'Anime', typed)).toBe('an oil painting of an owl, Anime')
  })

  it('is one of thirteen', () => {
    expect(new Set(NAMES).size).toBe(13)
  })
})
