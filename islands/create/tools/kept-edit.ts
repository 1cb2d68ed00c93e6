// Steps that are not saved are kept for the visit, per image, so that a reload or another page loses none.
import { EMPTY, type History } from './history'
import { areSteps } from './steps'

const keyOf = (id: string) => `edit:${id}`

/** Returns what was kept of an image's edit, or an empty history. */
export function keptEdit(id: string): History {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return isHistory(kept) ? kept : EMPTY
  } catch {
    return EMPTY // written by an older page, or storage is off
  }
}

export function keepEdit(id: string, history: History): void {
  const { steps, past, future } = history
  if (steps.length + past.length + future.length === 0) write(id, EMPTY)
  else if (!write(id, history)) write(id, { steps, past: [], future: [] })
}

/** Reports whether it was written: storage may be full or off. */
function write(id: string, history: History): boolean {
  try {
    if (history === EMPTY) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(history))
    return true
  } catch {
    return false
  }
}

function isHistory(value: unknown): value is History {
  if (typeof value !== 'object' || value === null) return false
  const { steps, past, future } = value as Partial<History>
  return areSteps(steps) && [past, future].every((list) => Array.isArray(list) && list.every(areSteps))
}
