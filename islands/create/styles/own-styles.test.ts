import { expect, it } from 'vitest'
import { firstStyles, liked, ownStyles, used } from './own-styles'

const none = ownStyles(null)

it('keeps the latest three styles, each once', () => {
  const own = used(used(used(none, ['Anime']), ['isometric', 'Realistic']), ['Anime'])
  expect(own.recent).toEqual(['Anime', 'isometric', 'Realistic'])
  expect(used(own, ['Watercolor']).recent).toEqual(['Watercolor', 'Anime', 'isometric'])
})

it('offers favorites before recent styles, and no style twice', () => {
  const own = liked(used(none, ['Anime', 'isometric']), 'isometric')
  expect(firstStyles(own)).toEqual(['isometric', 'Anime'])
  expect(firstStyles(liked(own, 'isometric'))).toEqual(['Anime', 'isometric'])
})

it('reads what was kept, without what is no style any more, and begins anew with anything else', () => {
  expect(ownStyles(JSON.stringify({ favorites: ['Cubism', 'Anime'], recent: ['Fauvism'] }))).toEqual({
    favorites: ['Anime'],
    recent: [],
  })
  for (const text of ['', '[]', '{"favorites":1}']) expect(ownStyles(text)).toEqual(none)
})
