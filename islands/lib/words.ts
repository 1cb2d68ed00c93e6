// How figures, times and prompts are worded; the server words them alike (views/components/format.go).

const SECOND = 1000 // milliseconds
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Returns a number with commas between the thousands: 10,000. */
export function figure(n: number): string {
  return n.toLocaleString('en-US')
}

/** Returns a number with its noun, such as "1 credit" or "1,200 credits". */
export function counted(n: number, noun: string): string {
  return `${figure(n)} ${noun}${n === 1 ? '' : 's'}`
}

/** Returns the day of a time, in UTC as everywhere: "November 20, 2026". */
export function dateOf(time: string | number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Says how long ago a time was: seconds, minutes, hours, days up to a week, then the date. */
export function ago(time: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(time))
  if (passed < MINUTE) return `${counted(Math.floor(passed / SECOND), 'second')} ago`
  if (passed < HOUR) return `${counted(Math.floor(passed / MINUTE), 'minute')} ago`
  if (passed < DAY) return `${counted(Math.floor(passed / HOUR), 'hour')} ago`
  if (passed < WEEK) return `${counted(Math.floor(passed / DAY), 'day')} ago`
  return dateOf(time)
}

/** Cuts text to at most so many characters, with an ellipsis where something was cut. */
export function truncate(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`
}
