import { expect, it } from 'vitest'
import { downloadAddress, downloadsOf } from './downloads'

it('offers no form that is larger than the picture', () => {
  expect(downloadsOf(512).map(({ label }) => label)).toEqual([
    'PNG, trimmed',
    'PNG, 256 px',
    'WebP, 512 px',
    'WebP, 256 px',
  ])
  expect(downloadsOf(1536)).toHaveLength(8)
})

it('names the form in the address', () => {
  expect(downloadAddress('i1', { format: 'png', size: 'trimmed' })).toBe('/image/i1/download?format=png&size=trimmed')
})
