/** Lets the picture that was clicked grow into its page where the browser has view transitions. */
export function transitions(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-picture-link]')
    const picture = link?.querySelector<HTMLElement>('.picture')
    if (!picture || document.querySelector('.stage')) return
    picture.style.setProperty('view-transition-name', 'picture')
  })
}
