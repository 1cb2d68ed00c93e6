import { describe, expect, it, vi } from 'vitest'
import { exchange } from './google'

const failed = 'Google login failed, please try again or use email login'

/** A server that gives these answers in turn, and what was waited for between them. */
function server(...answers: [number, unknown][]) {
  const waits: number[] = []
  const send = vi.fn(async () => {
    const [status, body] = answers.shift() ?? [200, { next: '/dashboard' }]
    return new Response(JSON.stringify(body), { status })
  })
  return { send: send as unknown as typeof fetch, calls: send, waits, wait: async (ms: number) => void waits.push(ms) }
}

describe('a credential of Google', () => {
  it('leads on when the server takes it', async () => {
    const s = server([200, { next: '/pricing' }])
    expect(await exchange('a.b.c', s.send, s.wait)).toBe('/pricing')
    expect(s.waits).toEqual([])
  })

  it('is sent three more times, a second apart, while the server breaks', async () => {
    const s = server([500, {}], [500, {}], [500, {}], [200, { next: '/dashboard' }])
    expect(await exchange('a.b.c', s.send, s.wait)).toBe('/dashboard')
    expect(s.waits).toEqual([1000, 1000, 1000])
  })

  it('is given up after the fourth break', async () => {
    const s = server([500, {}], [500, {}], [500, {}], [500, {}])
    await expect(exchange('a.b.c', s.send, s.wait)).rejects.toThrow(failed)
    expect(s.calls).toHaveBeenCalledTimes(4)
  })

  it('is not sent again when it is refused, and the reason is told', async () => {
    const s = server([409, { detail: 'There is an account already.' }])
    await expect(exchange('a.b.c', s.send, s.wait)).rejects.toThrow('There is an account already.')
    expect(s.calls).toHaveBeenCalledTimes(1)
  })

  it.each([
    [undefined, 'No valid credential received from Google'],
    ['', 'No valid credential received from Google'],
    ['no dot', 'Invalid token format received from Google'],
  ])('that is %s never leaves', async (credential, message) => {
    const s = server()
    await expect(exchange(credential, s.send, s.wait)).rejects.toThrow(message)
    expect(s.calls).not.toHaveBeenCalled()
  })

  it('that finds no server says so', async () => {
    const send = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch
    await expect(exchange('a.b.c', send, async () => {})).rejects.toThrow(failed)
  })
})
