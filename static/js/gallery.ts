/** After the gallery was exchanged, puts the focus where it was, or on the pictures when its place is gone. */
export function gallery(): void {
  document.addEventListener('htmx:after:swap', (event) => {
    const target = (event as CustomEvent).detail.ctx.target as Element | undefined
    if (target?.id !== 'gallery' || document.activeElement !== document.body) return
    document.getElementById('pictures')?.focus({ preventScroll: true })
  })
}
