import { expect, it } from 'vitest'
import { firstStyles, liked, ownStyles, used, usedIn } from './own-styles'

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

it('offers the styles of the newest prompts where none was used in this browser', () => {
  const prompts = ['an owl, Anime, pastel colors', 'a fox', 'a cat, anime', 'a dog, Realistic']
  expect(usedIn(none, prompts).recent).toEqual(['Anime', 'pastel colors', 'Realistic'])
  expect(usedIn(used(none, ['isometric']), prompts).recent).toEqual(['isometric', 'Anime', 'pastel colors'])
})
