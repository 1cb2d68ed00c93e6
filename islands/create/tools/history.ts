import { MOST_STEPS, type Step } from './steps'

/** The steps of an edit with the way back and forth between earlier ones. */
export interface History {
  steps: Step[]
  past: Step[][] // oldest first
  future: Step[][] // next one first
}

export const EMPTY: History = { steps: [], past: [], future: [] }

const MOST_PAST = 100

/**
 * Returns the history after a change. With merged, the change belongs to the one before it (a slider that is still being
 * moved), and both are undone together. More steps than the API takes are not added.
 */
export function changed(history: History, steps: Step[], merged = false): History {
  if (steps.length > MOST_STEPS || JSON.stringify(steps) === JSON.stringify(history.steps)) return history
  const past = merged ? history.past : [...history.past, history.steps].slice(-MOST_PAST)
  return { steps, past, future: [] }
}

export function undone(history: History): History {
  const steps = history.past.at(-1)
  if (!steps) return history
  return { steps, past: history.past.slice(0, -1), future: [history.steps, ...history.future] }
}

export function redone(history: History): History {
  const [steps, ...future] = history.future
  if (!steps) return history
  return { steps, past: [...history.past, history.steps], future }
}
