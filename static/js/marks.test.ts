import { describe, expect, it } from 'vitest'
import { flipped } from './marks'

describe('a flipped mark', () => {
  it.each([
    [
      { set: false, label: 'Like “a fox”, 0 likes', count: 0 },
      { set: true, label: 'Unlike “a fox”, 1 like', count: 1 },
    ],
    [
      { set: true, label: 'Unlike “a fox”, 1 like', count: 1 },
      { set: false, label: 'Like “a fox”, 0 likes', count: 0 },
    ],
    [
      { set: false, label: 'Like “Like me, 5 likes”, 9,999 likes', count: 9999 },
      { set: true, label: 'Unlike “Like me, 5 likes”, 10,000 likes', count: 10_000 },
    ],
    [
      { set: true, label: 'Unlike “stale”, 0 likes', count: 0 },
      { set: false, label: 'Like “stale”, 0 likes', count: 0 },
    ],
    [
      { set: false, label: 'Add to favorites: “Like this”', count: undefined },
      { set: true, label: 'Remove from favorites: “Like this”', count: undefined },
    ],
    [
      { set: true, label: 'Remove from favorites: “a fox”', count: undefined },
      { set: false, label: 'Add to favorites: “a fox”', count: undefined },
    ],
  ])('of %j is %j', (mark, other) => {
    expect(flipped(mark)).toEqual(other)
  })

  it('is itself after two turns', () => {
    const mark = { set: false, label: 'Like “a fox”, 12 likes', count: 12 }
    expect(flipped(flipped(mark))).toEqual(mark)
  })
})
