/** Makes the open viewer a modal dialog, which holds the focus and gives it back, and lets the arrow keys turn the pictures. */
export function viewers(): void {
  if (!document.getElementById('viewer-place')) return
  document.addEventListener('htmx:after:swap', raise)
  document.addEventListener('keydown', turn)
  document.addEventListener('click', dismiss)
  for (const failure of ['htmx:error', 'htmx:response:error']) document.addEventListener(failure, settle)
  raise()
}

/** Lifts a viewer that came with the page, or by a swap, above it. Turning the pictures keeps the focus on the arrow. */
function raise(): void {
  const viewer = document.querySelector<HTMLDialogElement>('#viewer:not(:modal)')
  if (!viewer) return
  viewer.removeAttribute('open') // not close(): nobody closed it
  viewer.showModal()
  viewer.querySelector<HTMLElement>(`[data-viewer-step=${turned}]`)?.focus()
  viewer.addEventListener('close', lower)
  settle()
}

/** The step that is under way, and what was asked for before it ended: another step, or to close the viewer. */
let turned = 'none'
let asked = 'none'

function turn(event: KeyboardEvent): void {
  if (event.key === 'Escape') closing()
  const direction = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key]
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
  if (turned === 'none') take(direction)
  else asked = direction
}

function take(step: string): void {
  const viewer = document.querySelector<HTMLDialogElement>('#viewer:modal')
  if (step === 'close') viewer?.close()
  else viewer?.querySelector<HTMLElement>(`[data-viewer-step=${step}]`)?.click()
}

/** Ends a step, and does what was asked for meanwhile. */
function settle(): void {
  const next = asked
  turned = asked = 'none'
  if (next !== 'none') take(next)
}

function dismiss(event: MouseEvent): void {
  const at = event.target as Element
  turned = at.closest<HTMLElement>('[data-viewer-step]')?.dataset.viewerStep ?? turned
  const viewer = at.closest<HTMLDialogElement>('#viewer')
  if (!viewer || (at !== viewer && !at.closest('[data-viewer-close]'))) return
  event.preventDefault()
  closing()
  viewer.close()
}

/** Sees to it that the picture that is on its way, in a viewer of its own, does not open again what is closed now. */
function closing(): void {
  if (turned !== 'none') asked = 'close'
}

/** Takes the closed viewer away, sets the address back to the list, and gives the focus to the picture that was open. */
function lower(event: Event): void {
  const viewer = event.target as HTMLDialogElement
  const address = viewer.querySelector<HTMLAnchorElement>('[data-viewer-close]')?.href
  const opener = document.querySelector<HTMLElement>(`[data-preview][href*="image=${viewer.dataset.viewer}"]`)
  viewer.remove()
  if (address) history.replaceState({ htmx: true }, '', address)
  opener?.focus()
}
