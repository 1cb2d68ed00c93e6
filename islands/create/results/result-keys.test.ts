import { expect, it } from 'vitest'
import { neighbor } from './result-keys'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 2, undefined],
  ['d', 1, undefined],
  ['ArrowRight', -1, undefined],
])('%s from result %s of three leads to %s', (key, index, there) => {
  expect(neighbor(index, key, 3)).toBe(there)
})
