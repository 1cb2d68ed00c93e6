import { describe, expect, it } from 'vitest'
import type { Usage } from '../../lib/api'
import type { Prefill } from '../props'
import { allowedDraft, requestOf, settingsOf, signInAddress, startDraft } from './draft'

const usage: Usage = {
  remaining_credits: 10,
  monthly_credits: 10,
  used_credits: 0,
  percentage: 0,
  reset_at: null,
  isPremium: false,
  private_gallery: false,
  max_resolution: 1024,
  batch_size: 2,
}
const prefill = (part: Partial<Prefill> = {}): Prefill => ({
  prompt: 'an owl',
  negative_prompt: '',
  width: 768,
  height: 768,
  num_samples: 2,
  guidance_scale: 7.5,
  steps: 40,
  clone_from: '',
  engine: '',
  shadow: '',
  is_public: true,
  ...part,
})
const draft = (part: Partial<Prefill> = {}) => startDraft(prefill(part), usage)

describe('a draft', () => {
  it('starts with what was asked for', () => {
    expect(draft()).toMatchObject({ prompt: 'an owl', size: 768, count: 2, guidanceScale: 7.5, steps: 40 })
  })

  it.each([
    ['a size that is none', { width: 700, height: 700 }, { size: 512 }],
    ['a size above the plan', { width: 1536, height: 1536 }, { size: 512 }],
    ['more images than the plan allows', { num_samples: 4 }, { count: 2 }],
    ['no images', { num_samples: 0 }, { count: 1 }],
    ['a wild guidance scale', { guidance_scale: 99 }, { guidanceScale: 3.5 }],
    ['no steps', { steps: 0 }, { steps: 25 }],
    ['numbers that are none', { guidance_scale: Number.NaN, steps: Number.NaN }, { guidanceScale: 3.5, steps: 25 }],
  ])('falls back for %s', (_, part, expected) => {
    expect(draft(part)).toMatchObject(expected)
  })
})

describe('the ratio', () => {
  it.each([
    ['of a wide image', { width: 1024, height: 576 }, { size: 1024, ratio: '16:9' }],
    ['of a tall image, as another program rounds it', { width: 683, height: 1024 }, { size: 1024, ratio: '2:3' }],
    ['of a square, which leaves it to the prompt', { width: 1024, height: 1024 }, { size: 1024, ratio: '' }],
    ['that is none of ours', { width: 1024, height: 300 }, { size: 512, ratio: '' }],
  ])('comes with the size %s', (_, part, expected) => {
    expect(draft(part)).toMatchObject(expected)
  })

  it('is sent as width and height: the prompt names it until one is chosen', () => {
    const named = draft({ prompt: 'an owl, 9:16', width: 1024, height: 1024 })
    expect(requestOf(named, usage)).toMatchObject({ width: 576, height: 1024 })
    expect(requestOf({ ...named, ratio: '4:3' }, usage)).toMatchObject({ width: 1024, height: 768 })
  })
})

describe('a request', () => {
  it('leaves out what is empty', () => {
    expect(requestOf({ ...draft(), prompt: '  an owl\n' }, usage)).toEqual({
      prompt: 'an owl',
      num_samples: 2,
      width: 768,
      height: 768,
      is_public: true,
      guidance_scale: 7.5,
      steps: 40,
    })
  })

  it('carries seed, negative prompt and source when they are there', () => {
    const full = { ...draft({ clone_from: 'i1', negative_prompt: ' text ' }), seed: '42' }
    expect(requestOf(full, usage)).toMatchObject({ seed: 42, negative_prompt: 'text', clone_from: 'i1' })
  })

  it('names the references in their order', () => {
    const kept = (id: string) => ({ id, file_url: '', preview_url: '', width: 1, height: 1, created_at: '' })
    const follows = { ...draft(), references: [kept('b'), kept('a')] }
    expect(requestOf(follows, usage).reference_ids).toEqual(['b', 'a'])
  })

  it('is private only where the plan has a private gallery', () => {
    const secret = { ...draft(), isPrivate: true }
    expect(requestOf(secret, usage).is_public).toBe(true)
    expect(requestOf(secret, { ...usage, private_gallery: true }).is_public).toBe(false)
  })

  it('asks for no more images than the credits that are left by then', () => {
    expect(requestOf(draft(), { ...usage, remaining_credits: 1 }).num_samples).toBe(1)
  })
})

it('comes back from the sign-in with the draft still there', () => {
  const address = new URL(signInAddress(draft({ prompt: 'owl & fox?', clone_from: 'i1' })), 'http://localhost')
  expect(address.searchParams.get('mode')).toBe('login')
  const back = new URL(address.searchParams.get('redirect') ?? '', 'http://localhost')
  expect(back.pathname).toBe('/create')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ prompt: 'owl & fox?', width: '768', clone_from: 'i1' })
})

it('goes on within what the plan allows by now', () => {
  const old = { ...draft(), size: 1536, count: 4, guidanceScale: 99, steps: 0 }
  expect(allowedDraft(old, usage)).toMatchObject({ size: 512, count: 2, guidanceScale: 3.5, steps: 25 })
  expect(allowedDraft(draft(), usage)).toEqual(draft())
})

it('takes over the settings of a picture, its seed locked', () => {
  const image = {
    prompt: 'a fox',
    negative_prompt: 'text',
    width: 768,
    height: 432,
    guidance_scale: 5,
    steps: 30,
    parameters: { seed: 42 },
  }
  expect(settingsOf(image as Parameters<typeof settingsOf>[0], usage)).toEqual({
    prompt: 'a fox',
    negativePrompt: 'text',
    size: 768,
    ratio: '16:9',
    guidanceScale: 5,
    steps: 30,
    seed: '42',
  })
})
