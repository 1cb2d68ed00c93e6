import { between, counted } from './choice'

// What the pages with boxes on their pictures get beside it: how many are ticked, all at once, and a row of them with Shift. The
// boxes work without this, and visitors never load it.
function start(): void {
  document.addEventListener('click', choose)
  document.addEventListener('change', (event) => {
    if ((event.target as Element).matches('.pick input')) show()
  })
  document.addEventListener('reset', () => setTimeout(show)) // when the boxes are empty
  document.addEventListener('htmx:after:swap', show)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog:modal')) clear()
  })
  addEventListener('pageshow', show) // the browser may have kept what was ticked
  show()
}

let last: HTMLInputElement | undefined

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.pick input')]

function choose(event: MouseEvent): void {
  const at = event.target as Element
  if (at.closest('[data-bulk-all]')) {
    for (const box of boxes()) box.checked = true
    show()
  }
  if (!(at instanceof HTMLInputElement) || !at.matches('.pick input')) return
  const all = boxes()
  if (event.shiftKey && last) for (const box of between(all, last, at)) box.checked = at.checked
  last = at
}

function clear(): void {
  if (!boxes().some((box) => box.checked)) return
  document.querySelector<HTMLFormElement>('#bulk')?.reset()
}

function show(): void {
  const place = document.querySelector('[data-bulk-count]')
  if (!place) return
  const all = boxes()
  const ticked = all.filter((box) => box.checked).length
  place.textContent = counted(ticked)
  const button = document.querySelector<HTMLElement>('[data-bulk-all]')
  if (button) button.hidden = ticked === all.length
}

start()
