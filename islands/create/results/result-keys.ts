const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns which of count results an arrow key leads to from the one at index; nothing at the ends and for other keys. */
export function neighbor(index: number, key: string, count: number): number | undefined {
  const step = STEPS[key]
  if (step === undefined || index < 0) return undefined
  const there = index + step
  return there >= 0 && there < count ? there : undefined
}
