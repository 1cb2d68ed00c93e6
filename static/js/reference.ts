import { remember } from './cookie'

/** Makes the API reference easier to use: one language for all samples, the current section in the list, a menu that closes. */
export function reference(page: HTMLElement): void {
  page.addEventListener('change', chooseLanguage)
  const menu = page.querySelector<HTMLDetailsElement>('[data-reference-menu]')
  if (menu) foldMenu(menu)
  followReading(page)
}

/** Shows every sample in the language that was chosen in one, and remembers it. */
function chooseLanguage(event: Event): void {
  const input = event.target as HTMLInputElement
  const chosen = input.closest('[data-languages]')
  if (!chosen) return
  const before = chosen.getBoundingClientRect().top
  for (const other of document.querySelectorAll<HTMLInputElement>(`[data-languages] input[value="${input.value}"]`))
    other.checked = true
  scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: 'instant' }) // samples above may have grown
  remember('language', input.value)
}

/** On narrow screens the list starts closed, and closes when a section was chosen. */
function foldMenu(menu: HTMLDetailsElement): void {
  const narrow = matchMedia('(width < 56rem)')
  const fold = () => {
    menu.open = !narrow.matches
  }
  fold()
  narrow.addEventListener('change', fold)
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) fold()
  })
}

/** Marks the section that is being read in the list, and keeps it in sight there. */
function followReading(page: HTMLElement): void {
  const headings = [...page.querySelectorAll<HTMLElement>('[data-section]')]
  const menu = page.querySelector<HTMLElement>('[data-reference-menu]')
  const mark = () => {
    const current = currentSection(
      headings.map((heading) => heading.getBoundingClientRect().top),
      innerHeight,
    )
    for (const link of page.querySelectorAll('[data-reference-menu] [aria-current]'))
      link.removeAttribute('aria-current')
    const link = page.querySelector<HTMLElement>(`[data-reference-menu] a[href="#${headings[current]?.id}"]`)
    link?.setAttribute('aria-current', 'location')
    if (link && menu && menu.scrollHeight > menu.clientHeight) keepInSight(menu, link)
  }
  let asked = 0
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(mark)
    },
    { passive: true },
  )
  mark()
}

/** Returns the index of the last heading that has reached the upper third of a window of a height; the first one before that. */
export function currentSection(tops: number[], height: number): number {
  const reached = tops.filter((top) => top < height / 3).length
  return Math.max(0, reached - 1)
}

function keepInSight(menu: HTMLElement, link: HTMLElement): void {
  const [box, at] = [menu.getBoundingClientRect(), link.getBoundingClientRect()]
  if (at.top < box.top + 40 || at.bottom > box.bottom - 40) menu.scrollTop += at.top - box.top - box.height / 3
}
