import { useState } from 'react'
import { messageFor } from '../lib/problem'
import { showError, showSuccess, showUndo } from '../lib/toast'
import { deletePicture, restorePicture } from './calls'
import type { RecentPicture } from './props'

/** Deletes one picture at a time, after having asked, and brings it back. onChange is called when the server has done it. */
export function useDelete(onChange: () => void) {
  const [asked, setAsked] = useState<RecentPicture>()
  const [deleting, setDeleting] = useState('')

  async function confirm(id: string) {
    setAsked(undefined)
    setDeleting(id)
    try {
      await deletePicture(id)
      showUndo('Image deleted successfully', () => restore(id))
      onChange()
    } catch {
      showError('Failed to delete image. Please try again.')
    } finally {
      setDeleting('')
    }
  }

  async function restore(id: string) {
    try {
      await restorePicture(id)
      showSuccess('Image restored')
      onChange()
    } catch (error) {
      showError(messageFor(error))
    }
  }

  return { asked, deleting, ask: setAsked, keep: () => setAsked(undefined), confirm }
}
