import { useState } from 'react'
import { showError, showSuccess } from '../lib/toast'
import { deletePicture } from './calls'
import type { RecentPicture } from './props'

/** Deletes one picture at a time, after having asked. onGone is called when the server has done it. */
export function useDelete(onGone: () => void) {
  const [asked, setAsked] = useState<RecentPicture>()
  const [deleting, setDeleting] = useState('')

  async function confirm(id: string) {
    setAsked(undefined)
    setDeleting(id)
    try {
      await deletePicture(id)
      showSuccess('Image deleted successfully')
      onGone()
    } catch {
      showError('Failed to delete image. Please try again.')
    } finally {
      setDeleting('')
    }
  }

  return { asked, deleting, ask: setAsked, keep: () => setAsked(undefined), confirm }
}
