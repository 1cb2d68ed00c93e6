/** Reads an amount of credits: an integer, perhaps with a sign. Anything else counts as 0. */
export function amountOf(text: string): number {
  const trimmed = text.trim().replace('−', '-')
  return /^[+-]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : 0
}
