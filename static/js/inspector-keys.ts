/** Lets single keys press the buttons that name them: data-key="d" stands on a link or button, or around one. */
export function keys(): void {
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    const place = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)
    if (!place) return
    event.preventDefault()
    const target = place.matches('a, button') ? place : place.querySelector<HTMLElement>('a, button')
    target?.click()
  })
}

/** Tells whether a key was meant for the page: alone, once, and not typed into something. */
export function isShortcut(event: KeyboardEvent): boolean {
  const combined = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (combined || event.repeat || event.isComposing || event.defaultPrevented) return false
  return !(event.target as Element | null)?.closest?.('input, select, textarea, [contenteditable]')
}
