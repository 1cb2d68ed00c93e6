import { expect, test } from 'vitest'
import { changed, EMPTY, redone, undone } from './history'
import { entriesOf, put, putPart, type Step } from './steps'

const trim: Step = { op: 'trim' }
const outline = (width: number): Step => ({ op: 'outline', width, color: '#ffffff' })
const stroke = (mode: 'erase' | 'restore'): Step => ({ op: 'brush', mode, radius: 9, hardness: 1, points: [[1, 2]] })

test('undo takes the last change back, redo makes it again', () => {
  const both = changed(changed(EMPTY, [trim]), [trim, outline(8)])
  expect(undone(both).steps).toEqual([trim])
  expect(undone(undone(both)).steps).toEqual([])
  expect(redone(undone(both)).steps).toEqual([trim, outline(8)])
})

test('there is nothing before the first change and nothing after the last', () => {
  const one = changed(EMPTY, [trim])
  expect(undone(undone(one)).steps).toEqual([])
  expect(redone(one)).toBe(one)
})

test('a slider that is moved in one go is undone in one go', () => {
  let history = changed(EMPTY, [trim])
  history = changed(history, [trim, outline(1)])
  for (const width of [2, 5, 9]) history = changed(history, [trim, outline(width)], true)
  expect(history.steps).toEqual([trim, outline(9)])
  expect(undone(history).steps).toEqual([trim])
})

test('a new change ends what could be made again', () => {
  const history = changed(undone(changed(EMPTY, [trim])), [outline(3)])
  expect(history.future).toEqual([])
})

test('a change that changes nothing leaves no trace', () => {
  const history = changed(EMPTY, [trim])
  expect(changed(history, [{ op: 'trim' }])).toBe(history)
})

test('more steps than the API takes are not added', () => {
  const full = changed(
    EMPTY,
    Array.from({ length: 50 }, () => stroke('erase')),
  )
  expect(changed(full, [...full.steps, stroke('erase')])).toBe(full)
})

test('a tool changes its own step where it is', () => {
  expect(put([outline(3), trim], outline(7))).toEqual([outline(7), trim])
  expect(put([trim], outline(7))).toEqual([trim, outline(7)])
})

test('new colors of parts come before all else, in the order in which they were chosen', () => {
  const wheels: Step = { op: 'recolor_part', part: 'wheels', color: '#0000ff' }
  const steps = putPart([wheels, trim], 'frame', '#ff0000')
  expect(steps.map((step) => ('part' in step ? step.part : step.op))).toEqual(['wheels', 'frame', 'trim'])
  expect(putPart(steps, 'wheels', '#00ff00')[0]).toEqual({ ...wheels, color: '#00ff00' })
})

test('strokes of one mode are one entry of the list', () => {
  const steps = [trim, stroke('erase'), stroke('erase'), stroke('restore')]
  expect(entriesOf(steps)).toEqual([
    { from: 0, count: 1, label: 'Trim' },
    { from: 1, count: 2, label: 'Erase, 2 strokes' },
    { from: 3, count: 1, label: 'Restore' },
  ])
})
