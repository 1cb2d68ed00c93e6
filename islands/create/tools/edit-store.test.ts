import { beforeEach, expect, test, vi } from 'vitest'
import { EditStore } from './edit-store'
import { AT_HOME } from './pixels/frame'
import type { Rendered } from './render/renderer'
import type { Step } from './steps'

const source = { id: 'a', url: '/a.png' }
const trim: Step = { op: 'trim' }
const outline = (width: number): Step => ({ op: 'outline', width, color: '#ffffff' })

function rendered(steps: Step[]): Rendered {
  return { of: steps, steps, frame: { width: 1, height: 1, data: new Uint8ClampedArray(4), placing: AT_HOME } }
}

/** A browser's storage for the visit. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))

test('what is shown is what the steps make, also when they change while it is being made', async () => {
  const asked: Step[][] = []
  const store = new EditStore(source, async (_, steps) => {
    asked.push(steps)
    return rendered(steps)
  })
  store.change([outline(1)])
  store.change([outline(2)])
  store.change([outline(3)])
  expect((await store.settled())?.steps).toEqual([outline(3)])
  expect(asked).toEqual([[outline(1)], [outline(3)]]) // those between are not worth the work
})

test('steps outlive the page', async () => {
  new EditStore(source, async (_, steps) => rendered(steps)).change([trim, outline(4)])
  const later = new EditStore(source, async (_, steps) => rendered(steps))
  expect(later.read().history.steps).toEqual([trim, outline(4)])
  later.undo()
  expect(later.read().history.steps).toEqual([])
})

test('each image has its own steps', () => {
  new EditStore(source, async (_, steps) => rendered(steps)).change([trim])
  expect(new EditStore({ id: 'b', url: '/b.png' }).read().history.steps).toEqual([])
})

test('what cannot be shown says why, and is tried again when asked to', async () => {
  let works = false
  const store = new EditStore(source, async (_, steps) => {
    if (!works) throw new Error('This step needs a larger image.')
    return rendered(steps)
  })
  store.change([trim])
  await expect(store.settled()).rejects.toThrow('This step needs a larger image.')
  expect(store.read().failure).toBe('This step needs a larger image.')
  works = true
  store.retry()
  expect((await store.settled())?.steps).toEqual([trim])
  expect(store.read().failure).toBe('')
})

test('saved steps are forgotten', async () => {
  const store = new EditStore(source, async (_, steps) => rendered(steps))
  store.change([trim])
  await store.settled()
  store.forget()
  expect(await store.settled()).toBeNull()
  expect(new EditStore(source).read().history.past).toEqual([])
})

test('storage that refuses everything costs only what outlives the page', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const store = new EditStore(source, async (_, steps) => rendered(steps))
  store.change([trim])
  expect((await store.settled())?.steps).toEqual([trim])
})
