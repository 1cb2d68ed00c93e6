import { type Attempt, attemptFor, randomKey } from '../generation/attempt'
import { type StageImage, stageImageOf } from '../stage/stage-image'
import { saveEdited } from './calls'
import { editOf } from './edit-store'
import type { Step } from './steps'

let lost: Attempt<{ id: string; steps: Step[] }> | undefined

/**
 * Saves what the steps make of an image as a new image, which costs no credit, and returns it. When the last answer may have been
 * lost on the way, the same steps get the same key, so that nothing is saved twice.
 */
export async function saveEdit(image: StageImage): Promise<StageImage> {
  const rendered = await editOf(image).settled()
  if (!rendered) throw new Error('There are no changes to save.')
  lost = attemptFor({ id: image.id, steps: rendered.steps }, lost, randomKey)
  const saved = await saveEdited(image.id, rendered.steps, lost.key)
  lost = undefined
  return stageImageOf(saved)
}
