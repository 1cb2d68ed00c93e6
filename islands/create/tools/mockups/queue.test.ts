import { expect, it, vi } from 'vitest'
import type { Drawing } from './march'
import { DrawingQueue } from './queue'
import type { Job } from './worker'

const drawing: Drawing = { width: 1, height: 1, data: new Uint8ClampedArray(4) }
const job = (name: string): Job => ({ name: name as Job['name'], textures: [], color: '', width: 1, height: 1 })
const wanted = () => new AbortController().signal

/** Workers that draw when they are told to. */
function workers() {
  const posted: string[] = []
  const drawn: (() => void)[] = []
  const end = vi.fn()
  const start = (onDrawn: (drawing: Drawing) => void) => ({
    post: ({ name }: Job) => {
      posted.push(name)
      drawn.push(() => onDrawn(drawing))
    },
    end,
  })
  return { posted, drawn, end, start }
}

it('draws two at once, then the one on the stage, then the others in the order that they were asked for', () => {
  const { posted, drawn, start } = workers()
  const queue = new DrawingQueue(start, () => drawing)
  for (const name of ['a', 'b', 'c', 'd']) void queue.draw(220, () => job(name), wanted())
  void queue.draw(360, () => job('stage'), wanted())
  expect(posted).toEqual(['a', 'b'])
  for (let i = 0; i < 3; i++) drawn[i]?.()
  expect(posted).toEqual(['a', 'b', 'stage', 'c', 'd'])
})

it('never lets a quick one wait for what takes seconds', () => {
  const { posted, drawn, start } = workers()
  const queue = new DrawingQueue(start, () => drawing)
  for (const name of ['fine', 'finer']) void queue.draw(1200, () => job(name), wanted())
  void queue.draw(220, () => job('a'), wanted())
  expect(posted).toEqual(['fine', 'a'])
  drawn[1]?.()
  expect(posted).toEqual(['fine', 'a'])
})

it('draws nothing that is no longer wanted, and stops what would go on for seconds', async () => {
  const { posted, end, start } = workers()
  const queue = new DrawingQueue(start, () => drawing)
  const leaving = new AbortController()
  const fine = queue.draw(1200, () => job('fine'), leaving.signal)
  void queue.draw(220, () => job('a'), wanted())
  const waiting = queue.draw(220, () => job('b'), leaving.signal)
  void queue.draw(1200, () => job('next'), wanted())
  leaving.abort()
  expect(await Promise.all([fine, waiting])).toEqual([undefined, undefined])
  expect(end).toHaveBeenCalledOnce()
  expect(posted).toEqual(['fine', 'a', 'next'])
})

it('draws on the page where no worker starts, or one fails', async () => {
  const onPage = vi.fn(() => drawing)
  const without = new DrawingQueue(() => null, onPage)
  expect(await without.draw(220, () => job('a'), wanted())).toBe(drawing)
  const failing = new DrawingQueue((_, onFailed) => ({ post: onFailed, end: () => {} }), onPage)
  expect(
    await Promise.all([failing.draw(220, () => job('a'), wanted()), failing.draw(1200, () => job('b'), wanted())]),
  ).toEqual([drawing, drawing])
  expect(onPage).toHaveBeenCalledTimes(3)
})
