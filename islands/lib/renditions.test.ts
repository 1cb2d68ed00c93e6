import { expect, it } from 'vitest'
import { srcSet } from './renditions'

it('only renditions that are no wider than the picture are listed', () => {
  const thumbnail_url = '/media/ab/cd/512.webp'
  expect(srcSet({ thumbnail_url, width: 512 })).toBe('/media/ab/cd/256.webp 256w, /media/ab/cd/512.webp 512w')
  expect(srcSet({ thumbnail_url, width: 1536 })).toMatch(/, \/media\/ab\/cd\/1024.webp 1024w$/)
})
