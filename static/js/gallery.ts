import { showToast } from './toast'

/** After the gallery was exchanged, puts the focus where it was, or on the pictures when its place is gone. */
export function gallery(): void {
  document.addEventListener('htmx:after:swap', (event) => {
    const target = (event as CustomEvent).detail.ctx.target as Element | undefined
    if (target?.id !== 'gallery' || document.activeElement !== document.body) return
    document.getElementById('pictures')?.focus({ preventScroll: true })
  })
  document.addEventListener('htmx:error', unreachable)
  document.addEventListener('htmx:before:swap', foreign)
}

/** Keeps out an answer that is not a page of this site, such as that of a proxy whose server is away, and says so. */
function foreign(event: Event): void {
  const { text, sourceElement } = (event as CustomEvent).detail.ctx as { text: string; sourceElement?: Element }
  if (!sourceElement?.closest('#gallery') || sourceElement.matches('.mark-button') || text.includes('id="gallery"'))
    return
  event.preventDefault()
  unreachable(event)
}

/** Says that the next pictures did not come, as when the network is cut. A like or a favorite speaks for itself. */
function unreachable(event: Event): void {
  const source = (event as CustomEvent).detail?.ctx?.sourceElement as Element | undefined
  const failure = source?.closest<HTMLElement>('#gallery')?.dataset.failure
  if (failure && !source?.matches('.mark-button')) showToast('error', failure)
}
