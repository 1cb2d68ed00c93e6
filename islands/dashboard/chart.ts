// The arithmetic of the charts. Every axis starts at zero, so that twice the length is twice the number.

const STEPS_MOST = 4

/** Returns round whole numbers from 0 to the first that is not below the greatest. */
export function ticks(greatest: number): number[] {
  const step = roundStep(Math.max(1, greatest) / STEPS_MOST)
  return Array.from({ length: Math.max(1, Math.ceil(greatest / step)) + 1 }, (_, i) => i * step)
}

/** Returns the first of 1, 2, 5, 10, 20, 50 and so on that is not below n. */
function roundStep(n: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power >= n) return digit * power
  }
}

/** Returns how long the bar of a number is, in percent of what the greatest tick has. */
export function share(n: number, top: number): number {
  return top === 0 ? 0 : (100 * n) / top
}

export function greatest(counts: { images: number }[]): number {
  return Math.max(0, ...counts.map(({ images }) => images))
}

/** Returns the day as it stands under an axis: "Nov 20". */
export function shortDay(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
