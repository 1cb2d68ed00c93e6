import { useLayoutEffect, useState } from 'react'
import { api, bodyOf } from '../lib/api'
import { showError, showSuccess } from '../lib/toast'

/** What the question shows of an image. */
export interface Asked {
  id: string
  at: number // when it was asked: an image may be asked about again
  prompt: string // shortened by the server
  image: HTMLImageElement | null
}

/**
 * Turns the links that lead to the page of a deletion (a[data-delete]) into a question in place. Deletes when that is
 * confirmed. onChange is called when the server has done it.
 */
export function useDelete(onChange: () => Promise<void>) {
  const [asked, setAsked] = useState<Asked>()

  // Before the island says that it is ready: a click between the two would leave the page.
  useLayoutEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-delete]') : null
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const { delete: id = '', prompt = '' } = link.dataset
      setAsked({ id, at: event.timeStamp, prompt, image: link.closest('article')?.querySelector('img') ?? null })
    }
    document.addEventListener('click', ask)
    return () => document.removeEventListener('click', ask)
  }, [])

  async function confirm(id: string) {
    setAsked(undefined)
    const card = document.querySelector(`[data-delete="${id}"]`)?.closest('article')
    card?.setAttribute('aria-busy', 'true')
    try {
      await bodyOf(api.DELETE('/images/{id}', { params: { path: { id } } }))
      showSuccess('Image deleted successfully') // the question said that this cannot be undone
      await onChange()
    } catch {
      showError('Failed to delete image. Please try again.')
    } finally {
      card?.removeAttribute('aria-busy')
    }
  }

  // The browser tells that a dialog was closed with the next frame, when another question may have been asked.
  const keep = () => setAsked((now) => (now === asked ? undefined : now))
  return { asked, keep, confirm }
}
