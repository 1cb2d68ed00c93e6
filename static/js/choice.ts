/** Returns what lies from one entry of a list to another, both included, whichever comes first; nothing where one is not in it. */
export function between<T>(all: T[], one: T, other: T): T[] {
  const places = [all.indexOf(one), all.indexOf(other)]
  if (places.includes(-1)) return []
  return all.slice(Math.min(...places), Math.max(...places) + 1)
}

/** Says how many pictures are chosen. */
export function counted(n: number): string {
  return `${n} selected`
}
