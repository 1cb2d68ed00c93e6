import { describe, expect, it } from 'vitest'
import { adoptTyped, parseProps } from './props'

const usage = {
  remaining_credits: 10,
  monthly_credits: 10,
  used_credits: 0,
  percentage: 0,
  reset_at: null,
  isPremium: false,
  private_gallery: false,
  max_resolution: 1024,
  batch_size: 1,
}
const prefill = {
  prompt: 'an owl',
  negative_prompt: '',
  width: 512,
  height: 512,
  num_samples: 1,
  guidance_scale: 3.5,
  steps: 25,
  clone_from: '',
  engine: '',
  shadow: '',
  is_public: true,
}
const image = {
  id: 'i1',
  file_url: '/media/a/original.png',
  thumbnail_url: '/media/a/512.webp',
  prompt: 'an owl',
  alt_text: 'An owl',
  width: 512,
  height: 512,
  has_svg: true,
  seed: 7,
  verdict: 'pass',
  notes: [],
}
const entry = {
  id: 't0',
  kind: 'generation',
  status: 'completed',
  error: '',
  prompt: 'an owl',
  negative_prompt: '',
  width: 512,
  height: 512,
  num_samples: 1,
  guidance_scale: 3.5,
  steps: 25,
  seed: 7,
  shadow: '',
  engine: 'illustrator',
  clone_from: '',
  is_public: true,
  created_at: '2026-01-01T00:00:00Z',
  seconds: 1.5,
  images: [image],
}
const feed = { data: [entry], next: '' }
const good = { username: 'mira', usage, prefill, task: null, feed, edit: null, favorite_styles: ['Anime'], engines: [] }

describe('the props of the create screen', () => {
  it('are taken as they are when they have the right shape', () => {
    expect(parseProps(good)).toEqual({ ...good, typed: new Map() })
  })

  it('list generations, saved edits and images that came without a generation', () => {
    const data = ['generation', 'edit', 'image'].map((kind) => ({ ...entry, kind }))
    expect(parseProps({ ...good, feed: { data, next: '' } }).feed.data).toEqual(data)
  })

  it('keep the image that the tools are opened with, and refuse steps that are none', () => {
    const edit = { image_id: 'i1', steps: [{ op: 'pad', px: 8 }] }
    expect(parseProps({ ...good, edit }).edit).toEqual(edit)
    expect(() => parseProps({ ...good, edit: { ...edit, steps: [{ op: 'explode' }] } })).toThrow('edit.steps')
  })

  it('keep the running task', () => {
    const task = {
      id: 't1',
      status: 'processing',
      progress: 30,
      error: '',
      images: [{ id: 'i1' }],
      created_at: '2026-01-01T00:00:00Z',
      prompt: 'an owl',
      num_samples: 2,
      width: 512,
      height: 512,
      ahead: 0,
      places: [{ state: 'drawing', progress: 30, image_id: '' }],
      version: 'p',
    }
    expect(parseProps({ ...good, task }).task).toEqual(task)
  })

  it('leave behind what the screen does not show', () => {
    const told = { ...entry, user: { username: 'mira', email: 'mira@example.com' } }
    expect(parseProps({ ...good, feed: { data: [told], next: '' } })).toEqual({ ...good, typed: new Map() })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'props'],
    ['an empty object', {}],
    ['a list', [good]],
    ['credits as text', { ...good, usage: { ...usage, remaining_credits: '10' } }],
    ['a task of an unknown status', { ...good, task: { id: 't', status: 'done', progress: 0, error: '', images: [] } }],
    [
      'images of a task that are null',
      { ...good, task: { id: 't', status: 'queued', progress: 0, error: '', images: null } },
    ],
    ['a missing task', { username: 'mira', usage, prefill, feed }],
    ['images without addresses', { ...good, feed: { data: [{ ...entry, images: [{ id: 'i1' }] }], next: '' } }],
    ['fields that only the prototype has', Object.create(good)],
  ])('refuse %s', (_, json) => {
    expect(() => parseProps(json)).toThrow()
  })

  it('take over what was typed while the script was on its way', () => {
    const typed = new Map([
      ['prompt', 'a fox'],
      ['num_samples', '3'],
    ])
    expect(adoptTyped(parseProps(good), typed).prefill).toEqual({ ...prefill, prompt: 'a fox', num_samples: 3 })
    const wide = new Map([
      ['width', '1024'],
      ['ratio', '16:9'],
      ['engine', 'openai'],
    ])
    expect(adoptTyped(parseProps(good), wide).prefill).toMatchObject({ width: 1024, height: 576, engine: 'openai' })
    expect(adoptTyped(parseProps(good), new Map()).prefill).toEqual(good.prefill)
  })
})
