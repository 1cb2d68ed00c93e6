/** What a button says of a like or a favorite. */
export interface Mark {
  set: boolean
  label: string
  count: number | undefined // of likes; favorites are not counted
}

const VERBS = [
  ['Like ', 'Unlike '],
  ['Add to favorites: ', 'Remove from favorites: '],
] as const

/** Returns what the button says when the mark has been set, or taken back. */
export function flipped({ set, label, count }: Mark): Mark {
  const next = count === undefined ? undefined : Math.max(0, count + (set ? -1 : 1))
  let words = label
  for (const [off, on] of VERBS) {
    const [from, to] = set ? [on, off] : [off, on]
    if (label.startsWith(from)) words = to + label.slice(from.length)
  }
  if (next !== undefined) words = words.replace(/, [\d,]+ likes?$/, `, ${figure(next)} like${next === 1 ? '' : 's'}`)
  return { set: !set, label: words, count: next }
}

export function figure(n: number): string {
  return n.toLocaleString('en-US')
}
