import { describe, expect, it } from 'vitest'
import type { Watch } from '../../lib/poll'
import {
  announcement,
  foundGeneration,
  type Generation,
  isCanceled,
  isRunning,
  newGeneration,
  places,
  SENDING,
  shortfall,
  stateOf,
} from './generation'

const generation = (wanted: number, part: Partial<Watch>): Generation => ({
  taskId: 't1',
  prompt: 'an owl',
  wanted,
  width: 512,
  height: 512,
  startedAt: 0,
  watch: { ...SENDING, status: 'processing', ...part },
})
const images = (n: number) => Array.from({ length: n }, (_, index) => ({ id: `i${index}` }))

describe('the places on the table', () => {
  it.each([
    [
      'one for each image that is on its way',
      generation(4, { images: images(1) }),
      ['i0', undefined, undefined, undefined],
    ],
    ['none for images that will not come', generation(4, { status: 'completed', images: images(2) }), ['i0', 'i1']],
    ['enough for more images than expected', generation(1, { images: images(2) }), ['i0', 'i1']],
    ['none after a failure', generation(2, { status: 'failed' }), []],
  ])('are %s', (_, given, ids) => {
    expect(places(given).map((place) => place.imageId)).toEqual(ids)
  })

  it('keep their key when the image comes', () => {
    const before = places(generation(2, {}))
    const after = places(generation(2, { images: images(1) }))
    expect(after.map((place) => place.key)).toEqual(before.map((place) => place.key))
  })
})

describe('a shortfall', () => {
  it.each([
    [generation(4, { status: 'completed', images: images(4) }), ''],
    [generation(4, { status: 'processing', images: images(2) }), ''],
    [generation(2, { status: 'failed' }), ''],
    [
      generation(2, { status: 'completed', images: images(1) }),
      '1 of 2 images came out. The other one did not pass our check and was not charged.',
    ],
    [
      generation(4, { status: 'completed', images: images(2) }),
      '2 of 4 images came out. The other 2 did not pass our check and were not charged.',
    ],
    [
      generation(4, {
        status: 'completed',
        images: images(2),
        error: 'Canceled. The credits of 2 of 4 images were returned.',
      }),
      'Canceled. The credits of 2 of 4 images were returned.',
    ],
  ])('%#', (given, sentence) => {
    expect(shortfall(given)).toBe(sentence)
  })
})

describe('what a screen reader is told', () => {
  it.each([
    ['nothing before the first generation', undefined, ''],
    ['that it waits', generation(2, { status: 'queued' }), '2 images requested, in line.'],
    ['that it draws', generation(1, {}), 'Drawing 1 image.'],
    ['each image that is ready', generation(4, { images: images(2) }), 'Image 2 of 4 is ready.'],
    ['that all are ready', generation(1, { status: 'completed', images: images(1) }), '1 image ready.'],
    ['why it stopped', generation(1, { status: 'lost', error: 'Lost.' }), 'Lost.'],
  ])('is %s', (_, given, told) => {
    expect(announcement(given)).toBe(told)
  })
})

it('takes the places from what the server tells of each image', () => {
  const told = [
    { state: 'drawing', progress: 40, image_id: '' },
    { state: 'passed', progress: 100, image_id: 'i7' },
  ] as Watch['places']
  const [first, second] = places(generation(2, { places: told, images: [{ id: 'i7' }] }))
  expect(first).toMatchObject({ state: 'drawing', progress: 40, imageId: undefined })
  expect(second).toMatchObject({ state: 'passed', imageId: 'i7' })
})

describe('what is happening', () => {
  const state = (...states: Watch['places'][number]['state'][]) =>
    stateOf(generation(states.length, { places: states.map((s) => ({ state: s, progress: 0, image_id: '' })) }))
  it.each([
    [stateOf(generation(1, { status: 'queued', ahead: 2 })), 'In line: 2 ahead of you'],
    [stateOf(generation(1, { status: 'queued' })), "In line: you're next"],
    [stateOf({ ...generation(1, {}), taskId: '' }), 'Starting…'],
    [state('drawing', 'drawing', 'waiting', 'waiting'), 'Drawing 2 of 4'],
    [state('passed', 'drawing', 'checking', 'waiting'), 'Drawing 3 of 4'],
    [state('passed', 'checking'), 'Checking edges'],
    [state('waiting', 'waiting'), 'In line'],
    [state('passed', 'waiting'), 'In line'],
    [state('passed', 'failed'), 'Finishing'],
    [state('drawing'), 'Drawing'],
  ])('is %s', (told, wanted) => {
    expect(told).toBe(wanted)
  })
})

it('runs from the click to its end', () => {
  expect(isRunning(undefined)).toBe(false)
  expect(isRunning(newGeneration({ prompt: 'an owl', num_samples: 3, width: 768 }, 5))).toBe(true)
  expect(isRunning(generation(1, { status: 'authentication_error' }))).toBe(false)
})

it('knows what was canceled before anything came of it', () => {
  expect(isCanceled(generation(2, { status: 'canceled', error: 'Canceled. Nothing was charged.' }).watch)).toBe(true)
  expect(isCanceled(generation(2, { status: 'failed', error: 'Image generation failed' }).watch)).toBe(false)
  expect(isCanceled(generation(2, { status: 'completed', error: 'Canceled' }).watch)).toBe(false)
})

it('finds again what was started elsewhere, with as many places as were asked for', () => {
  const found = foundGeneration({
    id: 't9',
    status: 'processing',
    progress: 30,
    error: '',
    images: images(1),
    created_at: '2026-01-01T00:00:05Z',
    prompt: 'an owl',
    num_samples: 3,
    width: 768,
    height: 768,
    ahead: 0,
    places: [],
    version: '',
  })
  expect(found).toMatchObject({
    taskId: 't9',
    wanted: 3,
    width: 768,
    height: 768,
    startedAt: Date.parse('2026-01-01T00:00:05Z'),
  })
  expect(places(found)).toHaveLength(3)
})
