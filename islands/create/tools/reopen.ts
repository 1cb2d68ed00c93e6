import { editOf, type Source } from './edit-store'
import { placedOnSource } from './render/renderer'
import type { Step } from './steps'

/** Puts saved steps into the edit of the image that they were made on; what was being done to it can be had back by undo. */
export async function reopen(source: Source, saved: Step[]): Promise<void> {
  const strokes = saved.some(({ op }) => op === 'brush')
  editOf(source).change(strokes ? await placedOnSource(source, saved) : saved)
}
