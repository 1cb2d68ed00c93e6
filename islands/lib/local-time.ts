/** Returns a time as this device's own clock shows it. */
export function localTime(time: string, part: 'day' | 'minute' = 'minute'): string {
  const date = new Date(time)
  return part === 'day'
    ? date.toLocaleDateString(undefined, { dateStyle: 'medium' })
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Words the times that the server has marked (data-local) as this device's clock shows them. */
export function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]'))
    time.textContent = localTime(time.dateTime, time.dataset.local === 'day' ? 'day' : 'minute')
}
