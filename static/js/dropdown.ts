/** Closes an open dropdown on Escape, giving the focus back, and on a click beside it. */
export function dropdowns(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')) {
    document.addEventListener('click', (event) => {
      if (!menu.contains(event.target as Node)) menu.open = false
    })
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
  }
}
