import { expect, test } from 'vitest'
import { sitePath } from './stage-image'

test('the pixels of an image on a CDN are read from the site itself', () => {
  expect(sitePath('https://cdn.example/media/ab/cd/original.png')).toBe('/media/ab/cd/original.png')
  expect(sitePath('/media/ab/cd/original.png')).toBe('/media/ab/cd/original.png')
})
