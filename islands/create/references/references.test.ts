import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/problem'
import { fileProblem, roomFor, tooMany, type Upload } from './references'
import { answerOf } from './upload'

const upload = (part: Partial<Upload> = {}): Upload => ({
  key: 'k',
  name: 'a.png',
  source: '',
  progress: 0,
  error: '',
  ...part,
})

describe('a file', () => {
  it.each([
    ['a PNG', { type: 'image/png', size: 100 }, ''],
    ['a JPEG of just 10 MB', { type: 'image/jpeg', size: 10 * 1024 * 1024 }, ''],
    ['a WebP', { type: 'image/webp', size: 1 }, ''],
    ['one byte too many', { type: 'image/png', size: 10 * 1024 * 1024 + 1 }, 'Reference images can be up to 10 MB.'],
    ['a GIF', { type: 'image/gif', size: 100 }, 'Reference images must be PNG, JPEG or WebP files.'],
    ['a folder', { type: '', size: 0 }, 'Reference images must be PNG, JPEG or WebP files.'],
  ])('is looked at before it is sent: %s', (_, file, problem) => {
    expect(fileProblem(file)).toBe(problem)
  })
})

describe('the room for references', () => {
  it.each([
    [0, [], 3],
    [1, [upload()], 1],
    [1, [upload({ error: 'Too large.' })], 2],
    [3, [], 0],
    [3, [upload()], 0],
  ])('beside %s and %o is %s', (ready, uploads, room) => {
    expect(roomFor(ready, uploads)).toBe(room)
  })

  it('is told when it does not suffice', () => {
    expect(tooMany(1)).toBe('You can use up to 3 reference images. 1 file left out.')
    expect(tooMany(2)).toContain('2 files left out.')
  })
})

describe('the answer to an upload', () => {
  const body = { id: 'r', file_url: '/f', preview_url: '/p', width: 2, height: 1, created_at: '2026-01-01T00:00:00Z' }

  it('is the reference that is kept', () => {
    expect(answerOf(201, body)).toEqual(body)
  })

  it.each([
    [413, { detail: 'A reference image has at most 40 megapixels.' }, 'A reference image has at most 40 megapixels.'],
    [502, null, 'Server error'],
    [418, undefined, 'Unknown error'],
  ])('%s is a problem', (status, given, message) => {
    expect(() => answerOf(status, given)).toThrow(new ApiError(status, message))
  })

  it('is not trusted when it has another shape', () => {
    expect(() => answerOf(201, { ...body, id: 7 })).toThrow('id is not a string')
  })
})
