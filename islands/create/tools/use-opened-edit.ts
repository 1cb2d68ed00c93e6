import { useEffect } from 'react'
import { fetchPicture } from '../calls'
import type { OpenedEdit } from '../props'

/**
 * Opens the steps of a saved edit on the image that they were made on. Once they are there the address names that image alone, so
 * that a reload keeps what is done next instead of opening the saved steps again.
 */
export function useOpenedEdit(edit: OpenedEdit | null, onFailure: (error: unknown) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    if (!edit) return
    const opened = edit.steps.length > 0 ? openSteps(edit) : Promise.resolve()
    opened.then(() => history.replaceState(history.state, '', `/create?image=${edit.image_id}`), onFailure)
  }, [])
}

async function openSteps({ image_id, steps }: OpenedEdit): Promise<void> {
  const [{ reopen }, { id, file_url }] = await Promise.all([import('./reopen'), fetchPicture(image_id)])
  await reopen({ id, url: file_url }, steps)
}
