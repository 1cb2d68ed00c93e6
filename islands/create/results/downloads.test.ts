import { expect, it } from 'vitest'
import { downloadAddress, downloadsOf } from './downloads'

it('offers no form that is larger than the picture', () => {
  expect(downloadsOf({ width: 512, height: 288 }).map(({ label }) => label)).toEqual([
    'PNG, trimmed',
    'PNG, 256 × 144 px',
    'WebP, 512 × 288 px',
    'WebP, 256 × 144 px',
  ])
  expect(downloadsOf({ width: 1536, height: 1536 })).toHaveLength(8)
})

it('names the form in the address', () => {
  expect(downloadAddress('i1', { format: 'png', size: 'trimmed' })).toBe('/image/i1/download?format=png&size=trimmed')
})
