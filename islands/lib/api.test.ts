import { describe, expect, it } from 'vitest'
import { bodyOf, done, keepsScreen } from './api'

const outcome = (status: number, part: { data?: string; error?: unknown }) =>
  Promise.resolve({ ...part, response: new Response(null, { status, statusText: 'Teapot' }) })

describe('the body of a call', () => {
  it('is what the server answered', async () => {
    expect(await bodyOf(outcome(200, { data: 'fine' }))).toBe('fine')
  })

  it.each([
    ['the detail, before all else', 422, { detail: 'Too long.' }, 'Too long.'],
    ['the transport message without one', 404, '<h1>', 'Teapot'],
    ['plain words for a broken proxy', 502, '<h1>', 'Server error'],
  ])('is an error with %s', async (_, status, error, message) => {
    await expect(bodyOf(outcome(status, { error }))).rejects.toMatchObject({ name: 'ApiError', status, message })
  })

  it('is an error when a success has none', async () => {
    await expect(bodyOf(outcome(200, {}))).rejects.toMatchObject({ name: 'ApiError' })
  })
})

// The admin area's acts answer 204. They were once told as failures, "No Content", although the user was suspended.
describe('a call that answers nothing', () => {
  it('is done when the server says so', async () => {
    await expect(done(outcome(204, {}))).resolves.toBeUndefined()
  })

  it('throws what the server says against it', async () => {
    const refused = done(outcome(409, { error: { detail: 'They are suspended already.' } }))
    await expect(refused).rejects.toMatchObject({ name: 'ApiError', message: 'They are suspended already.' })
  })
})

describe('a 401', () => {
  it.each([
    ['/gallery/public', true],
    ['/gallery/trending-tags', true],
    ['/auth/login', true],
    ['/auth/register', true],
    ['/images/generate', true],
    ['/images/task/{id}', true],
    ['/users/me', false],
    ['/subscriptions/my', false],
    ['/gallery/favorites', false],
  ])('on %s keeps the screen: %s', (path, keeps) => {
    expect(keepsScreen(path)).toBe(keeps)
  })
})
