import { expect, it } from 'vitest'
import { attemptFor, randomKey } from './attempt'

const owl = { prompt: 'an owl', num_samples: 2 }

it('sends the same request again under the same key, so that it is not paid twice', () => {
  const lost = { body: owl, key: 'first' }
  expect(attemptFor({ ...owl }, lost, () => 'second').key).toBe('first')
})

it('takes a new key for another request, and when nothing was lost', () => {
  const lost = { body: owl, key: 'first' }
  expect(attemptFor({ ...owl, num_samples: 1 }, lost, () => 'second').key).toBe('second')
  expect(attemptFor(owl, undefined, () => 'second').key).toBe('second')
})

it('makes keys of 128 bits', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(randomKey()).not.toBe(randomKey())
})
