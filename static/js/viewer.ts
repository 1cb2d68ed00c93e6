/** Makes the open viewer a modal dialog, which holds the focus and gives it back, and lets the arrow keys turn the pictures. */
export function viewers(): void {
  if (!document.getElementById('viewer-place')) return
  document.addEventListener('htmx:after:swap', raise)
  document.addEventListener('keydown', turn)
  document.addEventListener('click', dismiss)
  raise()
}

/** Lifts a viewer that came with the page, or by a swap, above it. Turning the pictures keeps the focus on the arrow. */
function raise(): void {
  const viewer = document.querySelector<HTMLDialogElement>('#viewer:not(:modal)')
  if (!viewer) return
  viewer.removeAttribute('open') // not close(): nobody closed it
  viewer.showModal()
  viewer.querySelector<HTMLElement>(`[data-viewer-step=${turned}]`)?.focus()
  turned = 'none'
  viewer.addEventListener('close', lower)
}

let turned = 'none'

function turn(event: KeyboardEvent): void {
  const direction = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key]
  const step = document.querySelector<HTMLElement>(`#viewer:modal [data-viewer-step=${direction}]`)
  if (step && !event.altKey && !event.ctrlKey && !event.metaKey) step.click()
}

function dismiss(event: MouseEvent): void {
  const at = event.target as Element
  turned = at.closest<HTMLElement>('[data-viewer-step]')?.dataset.viewerStep ?? turned
  const viewer = at.closest<HTMLDialogElement>('#viewer')
  if (!viewer || (at !== viewer && !at.closest('[data-viewer-close]'))) return
  event.preventDefault()
  viewer.close()
}

/** Takes the closed viewer away, sets the address back to the list, and gives the focus to the picture that was open. */
function lower(event: Event): void {
  const viewer = event.target as HTMLDialogElement
  const address = viewer.querySelector<HTMLAnchorElement>('[data-viewer-close]')?.href
  const opener = document.querySelector<HTMLElement>(`[data-preview="${viewer.dataset.viewer}"]`)
  viewer.remove()
  if (address) history.replaceState({ htmx: true }, '', address)
  opener?.focus()
}
