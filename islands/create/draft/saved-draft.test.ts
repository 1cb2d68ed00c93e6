import { describe, expect, it } from 'vitest'
import type { Draft } from './draft'
import { draftFor, draftText, isWorthKeeping, type Visit } from './saved-draft'

const draft: Draft = {
  prompt: 'an owl',
  negativePrompt: '',
  size: 768,
  ratio: '16:9',
  engine: 'openai',
  count: 2,
  isPrivate: false,
  guidanceScale: 7.5,
  steps: 40,
  shadow: 'none' as const,
  seed: '42',
  cloneFrom: '',
  references: [{ id: 'r', file_url: '/f', preview_url: '/p', width: 2, height: 1, created_at: '2026-01-01T00:00:00Z' }],
}
const visit = (part: Partial<Visit> = {}): Visit => ({ username: 'mira', address: '', running: false, now: 0, ...part })
const day = 24 * 60 * 60 * 1000

describe('a draft that was left', () => {
  it.each([
    ['is gone on with', false, visit({ now: 6 * day }), true],
    ["is nobody else's", false, visit({ username: 'omar' }), false],
    ['stays with its address', false, visit({ address: '?prompt=a+fox' }), false],
    ['is forgotten after a week', false, visit({ now: 7 * day }), false],
    ['is done with when it was sent', true, visit(), false],
    ['is what a running task was asked for', true, visit({ running: true }), true],
  ])('%s', (_, sent, at, found) => {
    expect(draftFor(at, draftText(draft, sent, visit()))).toEqual(found ? draft : undefined)
  })

  it.each([
    null,
    '',
    'null',
    '{',
    JSON.stringify({ username: 'mira' }),
    draftText({ ...draft, size: Number.NaN }, false, visit()),
  ])('is not made up from %s', (text) => {
    expect(draftFor(visit(), text)).toBeUndefined()
  })

  it('of before there were ratios and engines has neither chosen', () => {
    const { draft: old, ...rest } = JSON.parse(draftText(draft, false, visit()))
    const { ratio: _, engine: __, ...before } = old
    const found = draftFor(visit(), JSON.stringify({ ...rest, draft: before }))
    expect(found).toEqual({ ...draft, ratio: '', engine: '' })
  })

  it('is worth keeping for its words or its references', () => {
    expect(isWorthKeeping(draft)).toBe(true)
    expect(isWorthKeeping({ ...draft, prompt: ' ' })).toBe(true)
    expect(isWorthKeeping({ ...draft, prompt: ' ', references: [] })).toBe(false)
  })
})
