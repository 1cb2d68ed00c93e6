import { describe, expect, it } from 'vitest'
import type { Usage } from '../../lib/api'
import { requestOf, startDraft } from '../draft/draft'
import { type Engine, engineFor, priceOf, referenceProblem, unheeded } from './engines'
import { boundedCount, creditProblem } from './limits'

const illustrator: Engine = {
  name: 'illustrator',
  label: 'Illustrator',
  hint: 'instant, vector look',
  credits: 1,
  included: true,
  references: 3,
  negative_prompt: true,
  seed: true,
  steps: false,
  guidance_scale: false,
  styles: true,
  reads_prompts: true,
  native_alpha: true,
  deterministic: true,
}
const photo: Engine = {
  ...illustrator,
  name: 'openai',
  label: 'Photo model',
  credits: 3,
  references: 1,
  negative_prompt: false,
  seed: false,
  styles: false,
  reads_prompts: false,
}
const usage: Usage = {
  remaining_credits: 7,
  monthly_credits: 10,
  used_credits: 3,
  percentage: 30,
  reset_at: null,
  isPremium: true,
  private_gallery: true,
  max_resolution: 1024,
  batch_size: 4,
}

describe('the engine of a draft', () => {
  it.each([
    ['the one that was chosen', 'openai', [illustrator, photo], 'openai'],
    ['the first when none was chosen', '', [photo, illustrator], 'openai'],
    ['the first that the plan includes', '', [{ ...photo, included: false }, illustrator], 'illustrator'],
    ['not one that the plan has lost', 'openai', [illustrator, { ...photo, included: false }], 'illustrator'],
    ['not one that has gone', 'fal', [illustrator, photo], 'illustrator'],
    ['none where there is none', '', [], undefined],
  ])('is %s', (_, name, engines, expected) => {
    expect(engineFor(name, engines)?.name).toBe(expected)
  })
})

it('says which settings have no effect with an engine', () => {
  expect(unheeded('seed', photo)).toBe('Not used by Photo model.')
  expect(unheeded('seed', illustrator)).toBe('')
  expect(unheeded('seed', undefined)).toBe('')
})

it.each([
  [1, photo, ''],
  [2, photo, 'Photo model uses at most 1 reference image. Remove 1, or choose another engine.'],
  [1, { ...photo, references: 0 }, 'Photo model does not use reference images. Remove it or choose another engine.'],
  [3, illustrator, ''],
  [3, undefined, ''],
])('with %s references it says what an engine cannot use', (count, engine, expected) => {
  expect(referenceProblem(count, engine)).toBe(expected)
})

it('offers no more images than the credits reach for at the price of the engine', () => {
  expect(priceOf(undefined)).toBe(1)
  expect(boundedCount(4, usage, priceOf(illustrator))).toBe(4)
  expect(boundedCount(4, usage, priceOf(photo))).toBe(2)
  expect(creditProblem(priceOf(photo), { ...usage, remaining_credits: 2 })).toContain('Remaining: 2, Requested: 3')
})

it('leaves out of the request what the engine has no use for', () => {
  const prefill = {
    prompt: 'a fox, 16:9',
    negative_prompt: 'text',
    width: 1024,
    height: 1024,
    num_samples: 4,
    guidance_scale: 5,
    steps: 30,
    clone_from: '',
    engine: 'openai',
    shadow: '' as const,
    is_public: true,
  }
  const draft = { ...startDraft(prefill, usage), seed: '42', shadow: 'drop' as const }
  const request = requestOf(draft, usage, photo)
  expect(request).toMatchObject({ engine: 'openai', num_samples: 2, width: 1024, height: 576 })
  for (const field of ['negative_prompt', 'seed', 'shadow']) expect(request).not.toHaveProperty(field)
  expect(requestOf(draft, usage, illustrator)).toMatchObject({ negative_prompt: 'text', seed: 42, shadow: 'drop' })
  expect(requestOf(draft, usage)).not.toHaveProperty('engine')
})
