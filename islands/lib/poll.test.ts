import { describe, expect, it } from 'vitest'
import type { Task } from './api'
import { advance, EXPIRED, INTERVAL, isOver, LOST, type Look, poll, resumed, watchOf } from './poll'

const task = (part: Partial<Task> = {}): Task => ({
  id: 't1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'processing',
  progress: 0,
  error: '',
  images: [],
  prompt: 'a fox',
  num_samples: 1,
  width: 512,
  height: 512,
  ahead: 0,
  places: [],
  version: `${part.status ?? 'processing'} ${part.progress ?? 0}`,
  ...part,
})
const seen = (part: Partial<Task>): Look => ({ kind: 'task', task: task(part) })
const failure: Look = { kind: 'failure' }
const begin = watchOf(task({ status: 'queued', version: '' }))

/** Plays looks one after the other on a clock that only counts, and tells all that happened. */
async function play(looks: Look[], abortBefore = Number.POSITIVE_INFINITY) {
  const controller = new AbortController()
  const waits: number[] = []
  const changes: string[] = []
  let asked = 0
  const end = await poll(begin, {
    look: async () => looks[asked++] ?? failure,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      if (waits.length > abortBefore) controller.abort()
    },
    onChange: ({ status, progress }) => changes.push(`${status} ${progress}`),
    signal: controller.signal,
  })
  return { end, waits, changes, asked }
}

describe('following a task', () => {
  it('looks again at once as long as there is news, since the server holds its answer back until then', async () => {
    const looks = [seen({ status: 'queued' }), seen({ progress: 40 }), seen({ status: 'completed', progress: 100 })]
    const { end, waits, changes } = await play(looks)
    expect(waits).toEqual([0, 0, 0])
    expect(changes).toEqual(['queued 0', 'processing 40', 'completed 100'])
    expect(end.status).toBe('completed')
  })

  it('looks every two seconds when an answer brought nothing new, or none came', async () => {
    const same = seen({ progress: 40 })
    const { waits } = await play([same, same, failure, same, seen({ status: 'completed' })])
    expect(waits).toEqual([0, 0, 2000, 2000, 2000])
    expect(INTERVAL).toBe(2000)
  })

  it('tells the server which state it has seen', async () => {
    const versions: string[] = []
    const looks = [seen({ progress: 40 }), seen({ status: 'completed', progress: 100 })]
    await poll(watchOf(task({ status: 'queued', version: '' })), {
      look: async (version) => looks[versions.push(version) - 1] ?? failure,
      wait: async () => {},
      onChange: () => {},
      signal: new AbortController().signal,
    })
    expect(versions).toEqual(['', 'processing 40'])
  })

  it('gives up after five failures in a row', async () => {
    const { end, asked } = await play([failure, failure, failure, failure, failure, seen({ status: 'completed' })])
    expect(asked).toBe(5)
    expect(end.status).toBe('lost')
    expect(end.error).toBe('Get task status failed, please check it later in My Gallery.')
  })

  it('starts to count again when a look succeeds in between', async () => {
    const four = [failure, failure, failure, failure]
    const { end, asked } = await play([...four, seen({ progress: 50 }), ...four, seen({ status: 'completed' })])
    expect(asked).toBe(10)
    expect(end.status).toBe('completed')
  })

  it('stops at once when the session has ended', async () => {
    const { end, asked } = await play([seen({ progress: 20, images: [{ id: 'a' }] }), { kind: 'unauthorized' }])
    expect(asked).toBe(2)
    expect(end.status).toBe('authentication_error')
    expect(end.error).toBe('The session has expired, please log in again to view the task status.')
    expect(end.images).toEqual([{ id: 'a' }])
  })

  it('neither looks nor reports after an abort', async () => {
    const { asked, changes } = await play([seen({ progress: 10 }), seen({ progress: 20 })], 1)
    expect(asked).toBe(1)
    expect(changes).toEqual(['processing 10'])
  })

  it('does not look at a task that is over', async () => {
    const looks: Look[] = []
    const end = await poll(watchOf(task({ status: 'completed' })), {
      look: async () => {
        looks.push(failure)
        return failure
      },
      wait: async () => {},
      onChange: () => {},
      signal: new AbortController().signal,
    })
    expect(looks).toEqual([])
    expect(end.status).toBe('completed')
  })
})

describe('a watch', () => {
  it.each([
    ['queued', false],
    ['processing', false],
    ['completed', true],
    ['failed', true],
    ['canceled', true],
  ] as const)('that is %s is over: %s', (status, over) => {
    expect(isOver(watchOf(task({ status })))).toBe(over)
  })

  it('tells why a task failed, or the fallback when the server gave no reason', () => {
    expect(watchOf(task({ status: 'failed', error: 'No engine.' })).error).toBe('No engine.')
    expect(watchOf(task({ status: 'failed' })).error).toBe('Image generation failed')
  })

  it('does not show the error of an attempt that is being made again', () => {
    expect(watchOf(task({ status: 'queued', error: 'first try' })).error).toBe('')
  })

  it('keeps the delivered images and the progress through failures', () => {
    const before = watchOf(task({ progress: 70, images: [{ id: 'a' }] }))
    const after = advance(before, failure)
    expect(after).toEqual({ ...before, failures: 1 })
  })

  it('can be taken up again after it was lost', () => {
    const lost = { ...begin, status: 'lost', error: LOST, failures: 5 } as const
    expect(isOver(lost)).toBe(true)
    expect(resumed(lost)).toMatchObject({ error: '', failures: 0 })
    expect(isOver(resumed(lost))).toBe(false)
    expect(isOver(advance(begin, { kind: 'unauthorized' }))).toBe(true)
    expect(EXPIRED).not.toBe('')
  })
})
