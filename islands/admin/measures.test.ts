import { expect, test } from 'vitest'
import type { DayNumbers, NumbersReport } from './admin-calls'
import { bytes, duration, heights, MEASURES, most, queueLine, total } from './measures'

function day(date: string, change: Partial<DayNumbers>): DayNumbers {
  return { date, sign_ups: 0, images: 0, passes: 0, failures: 0, releases: 0, revenue: 0, ...change }
}

const days = [
  day('2026-11-18', { sign_ups: 2, revenue: 9.9 }),
  day('2026-11-19', { sign_ups: 4, revenue: -5 }),
  day('2026-11-20', { sign_ups: 4 }),
]

function measure(name: string) {
  const found = MEASURES.find((m) => m.name === name)
  if (!found) throw new Error(name)
  return found
}

test('bars stand on zero, twice as high for twice as many', () => {
  expect(heights(days, measure('Sign-ups'))).toEqual([50, 100, 100])
  expect(heights(days, measure('Failures'))).toEqual([0, 0, 0])
})

test('a day that gave back more than it brought in has no bar, and counts all the same', () => {
  expect(heights(days, measure('Revenue'))).toEqual([100, 0, 0])
  expect(total(days, measure('Revenue'))).toBeCloseTo(4.9)
})

test('the latest of the best days is named', () => {
  expect(most(days, measure('Sign-ups'))).toBe('Most: 4 on Nov 20')
  expect(most(days, measure('Revenue'))).toBe('Most: $9.90 on Nov 18')
  expect(most(days, measure('Images made'))).toBe('None')
})

test('bytes and times are worded in their greatest unit', () => {
  expect([3_200_000, 512_000_000, 40_000_000_000, 0].map(bytes)).toEqual(['3.2 MB', '512 MB', '40 GB', '0 MB'])
  expect([1, 59.9, 60, 3599, 7200].map(duration)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '2 hours',
  ])
})

test('the queue tells how long its oldest has waited', () => {
  const at = { queue_waiting: 0, queue_age: 0, queue_running: 2 } as NumbersReport
  expect(queueLine(at)).toBe('None waits, 2 running')
  expect(queueLine({ ...at, queue_waiting: 3, queue_age: 130 })).toBe('Oldest waits 2 minutes, 2 running')
})
