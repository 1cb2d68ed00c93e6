// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INTERVAL, type Look, type Watch, watchOf } from '../../lib/poll'
import { lookAtTask } from '../calls'
import type { Generation } from './generation'
import { useFollow } from './use-follow'

vi.mock('../calls', () => ({ lookAtTask: vi.fn() }))

const started = watchOf({ status: 'queued', progress: 0, error: '', images: [] })
const running = { taskId: '', watch: started, request: {}, startedAt: 0 } as unknown as Generation

/** Answers every look with the next of these states, and from then on with the last. */
function answer(...states: Partial<Watch>[]) {
  const looks = states.map((state) => ({ kind: 'task', task: { ...started, ...state } }) as unknown as Look)
  vi.mocked(lookAtTask).mockImplementation(() => Promise.resolve((looks.length > 1 ? looks.shift() : looks[0]) as Look))
}

function follower() {
  const onOver = vi.fn()
  const hook = renderHook(() => {
    const [generation, setGeneration] = useState<Generation | undefined>(running)
    return { generation, follow: useFollow(setGeneration, onOver) }
  })
  return { ...hook, onOver }
}

// The first look follows at once, and every other one after the interval: these answers never bring a new version.
const pass = (times = 1) => act(() => vi.advanceTimersByTimeAsync(INTERVAL * times))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

it('shows each state of a task until it is over, and then tells so once', async () => {
  answer({ status: 'processing', progress: 40 }, { status: 'completed', progress: 100 })
  const { result, onOver } = follower()
  act(() => result.current.follow('a', started))
  expect(result.current.generation).toMatchObject({ taskId: 'a', watch: { status: 'queued' } })
  await pass(0)
  expect(result.current.generation?.watch).toMatchObject({ status: 'processing', progress: 40 })
  expect(onOver).not.toHaveBeenCalled()
  await pass(3)
  expect(result.current.generation?.watch.status).toBe('completed')
  expect(onOver.mock.calls).toEqual([[expect.objectContaining({ status: 'completed' })]])
  expect(lookAtTask).toHaveBeenCalledTimes(2)
})

it('follows one task at a time: another one ends the looks at the first', async () => {
  answer({ status: 'processing' })
  const { result, onOver } = follower()
  act(() => result.current.follow('a', started))
  await pass()
  act(() => result.current.follow('b', started))
  vi.mocked(lookAtTask).mockClear()
  await pass(2)
  expect(vi.mocked(lookAtTask).mock.calls.map(([task]) => task)).toEqual(['b', 'b', 'b'])
  expect(result.current.generation?.taskId).toBe('b')
  expect(onOver).not.toHaveBeenCalled()
})

it('looks no more when the screen is left', async () => {
  answer({ status: 'processing' })
  const { result, unmount, onOver } = follower()
  act(() => result.current.follow('a', started))
  await pass()
  unmount()
  vi.mocked(lookAtTask).mockClear()
  await pass(3)
  expect(lookAtTask).not.toHaveBeenCalled()
  expect(onOver).not.toHaveBeenCalled()
})

it('gives up after five looks that brought nothing, and keeps what was delivered', async () => {
  vi.mocked(lookAtTask).mockResolvedValue({ kind: 'failure' })
  const { result, onOver } = follower()
  const images = [{ id: 'x' }] as Watch['images']
  act(() => result.current.follow('a', { ...started, status: 'processing', images }))
  await pass(3)
  expect(onOver).not.toHaveBeenCalled()
  await pass(5)
  expect(onOver.mock.calls).toEqual([[expect.objectContaining({ status: 'lost', images })]])
  expect(lookAtTask).toHaveBeenCalledTimes(5)
})
