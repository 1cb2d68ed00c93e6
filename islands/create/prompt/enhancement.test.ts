import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/problem'
import { additions, addsNothing, type Enhanced, enhancementOf, isAbout } from './enhancement'
import { enhanceRefusal } from './use-enhance'

const parts = [
  { text: 'a fox', added: false },
  { text: ', soft light, ', added: true },
  { text: 'flat', added: false },
  { text: ', clean edges', added: true },
]
const whole = 'a fox, soft light, flat, clean edges'
const answer = (part: Partial<Enhanced> = {}): Enhanced => ({
  enhanced_prompt: whole,
  parts,
  suggestions: [],
  ...part,
})
const same = answer({ enhanced_prompt: 'a fox', parts: [{ text: 'a fox', added: false }] })

describe('an enhancement', () => {
  it('is one wording, or the three that the plan gives to choose from', () => {
    expect(enhancementOf('a fox flat', answer()).wordings).toEqual([{ prompt: whole, parts }])
    const three = [whole, 'b', 'c'].map((prompt) => ({ prompt, parts }))
    expect(enhancementOf('a fox flat', answer({ suggestions: three })).wordings).toEqual(three)
  })

  it('tells what it added, without the commas around it', () => {
    expect(additions({ prompt: whole, parts })).toEqual(['soft light', 'clean edges'])
    expect(additions({ prompt: 'a, b', parts: [{ text: ', ', added: true }] })).toEqual([])
  })

  it('tells when it added nothing', () => {
    expect(addsNothing(enhancementOf('a fox', same))).toBe(true)
    expect(addsNothing(enhancementOf('a fox', answer()))).toBe(false)
  })

  it.each([
    ['what it wrote', answer(), whole, true],
    ['what somebody typed after it', answer(), `${whole}!`, false],
    ['what stood there before', answer(), 'a fox', false],
    ['a prompt that it left alone', same, 'a fox', true],
    ['a prompt that it left alone and somebody changed', same, 'a foxy', false],
  ])('is about %s: %#', (_, given, prompt, about) => {
    expect(isAbout(enhancementOf('a fox', given), prompt)).toBe(about)
  })
})

describe('an enhancement that failed', () => {
  it.each([
    ['says so', new TypeError('Failed to fetch'), 'Failed to enhance prompt. Please try again.', false],
    [
      'tells nothing of a broken server',
      new ApiError(502, 'Bad Gateway'),
      'Failed to enhance prompt. Please try again.',
      false,
    ],
    ['repeats what the server says', new ApiError(429, 'Please wait a minute.'), 'Please wait a minute.', false],
    ['knows a session that has ended', new ApiError(401, 'No.'), 'Your session has expired.', true],
  ])('%s', (_, error, message, expired) => {
    expect(enhanceRefusal(error)).toMatchObject({ message, expired })
  })
})
