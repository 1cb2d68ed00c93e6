import { expect, it } from 'vitest'
import { isSample, nextSample, SAMPLES } from './samples'

it('offers ten different samples', () => {
  expect(new Set(SAMPLES).size).toBe(10)
})

it('goes through all of them and begins again', () => {
  const shown = [nextSample('something of my own')]
  while (shown.length < SAMPLES.length) shown.push(nextSample(shown.at(-1) ?? ''))
  expect(shown).toEqual(SAMPLES)
  expect(nextSample(shown.at(-1) ?? '')).toBe(SAMPLES[0])
})

it('tells a sample from what somebody typed', () => {
  expect(isSample(SAMPLES[0])).toBe(true)
  expect(isSample(`${SAMPLES[0]}, Anime`)).toBe(false)
})
