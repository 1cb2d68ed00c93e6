// Which figures of a day the admin area shows, and how they are worded.
import { counted, figure } from '../lib/words'
import type { DayNumbers, NumbersReport } from './admin-calls'
import { price } from './words'

export interface Measure {
  name: string
  note: string
  of: (day: DayNumbers) => number
  word: (n: number) => string
}

export const MEASURES: Measure[] = [
  { name: 'Sign-ups', note: 'new accounts', of: (d) => d.sign_ups, word: figure },
  { name: 'Revenue', note: 'paid that day, less what was given back of it', of: (d) => d.revenue, word: price },
  { name: 'Images made', note: 'delivered', of: (d) => d.images, word: figure },
  { name: 'Alpha-gate passes', note: 'delivered without a remark', of: (d) => d.passes, word: figure },
  { name: 'Failures', note: 'generations that gave nothing', of: (d) => d.failures, word: figure },
  { name: 'Releases', note: 'credits that went back', of: (d) => d.releases, word: figure },
]

export function total(days: DayNumbers[], measure: Measure): number {
  return days.reduce((sum, day) => sum + measure.of(day), 0)
}

/** Returns how high each day's bar is, in percent of the highest; all from zero. Less than nothing has no bar. */
export function heights(days: DayNumbers[], measure: Measure): number[] {
  const top = Math.max(0, ...days.map(measure.of))
  return days.map((day) => (top === 0 ? 0 : Math.max(0, (100 * measure.of(day)) / top)))
}

/** Says in a few words which day had most. */
export function most(days: DayNumbers[], measure: Measure): string {
  const top = Math.max(0, ...days.map(measure.of))
  const best = days.findLast((day) => measure.of(day) === top)
  return !best || top === 0 ? 'None' : `Most: ${measure.word(top)} on ${shortDay(best.date)}`
}

export function shortDay(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

const GIGA = 1e9
const MEGA = 1e6

/** Returns a number of bytes as disks are sold: 40 GB, 3.2 MB. */
export function bytes(n: number): string {
  const [unit, name] = n >= GIGA ? [GIGA, 'GB'] : [MEGA, 'MB']
  const size = n / unit
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${name}`
}

/** Says how the queue stands. */
export function queueLine({ queue_waiting, queue_age, queue_running }: NumbersReport): string {
  const running = `${figure(queue_running)} running`
  return queue_waiting === 0 ? `None waits, ${running}` : `Oldest waits ${duration(queue_age)}, ${running}`
}

/** Returns a length of time in seconds in its greatest unit: 40 seconds, 3 minutes, 2 hours. */
export function duration(seconds: number): string {
  if (seconds < 60) return counted(Math.floor(seconds), 'second')
  if (seconds < 3600) return counted(Math.floor(seconds / 60), 'minute')
  return counted(Math.floor(seconds / 3600), 'hour')
}
