/** Closes an open dropdown on Escape, giving the focus back, and on a click beside it. An open one stays inside the window. */
export function dropdowns(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')) {
    menu.addEventListener('toggle', () => menu.open && settle(menu))
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

/** The room that a menu leaves to the edge of the window, in CSS pixels. */
const MARGIN = 12

/** Opens a menu to the side where it has room inside the window, below the bar at the top. */
function settle(menu: HTMLDetailsElement): void {
  const box = menu.getBoundingClientRect()
  const list = menu.querySelector<HTMLElement>('.menu')
  if (!list) return
  const bar = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
  const below = innerHeight - box.bottom - MARGIN
  const above = box.top - Math.max(bar, 0) - MARGIN
  const up = list.scrollHeight > below && above > below
  menu.toggleAttribute('data-up', up)
  list.style.setProperty('--menu-room', `${Math.max(160, up ? above : below)}px`)
  list.style.translate = ''
  const { left, right } = list.getBoundingClientRect()
  const shift = Math.max(MARGIN - left, Math.min(0, document.documentElement.clientWidth - MARGIN - right))
  if (shift !== 0) list.style.translate = `${shift}px`
}
