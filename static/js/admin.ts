// What pages of the admin area load beside the site's script: the key / leads to the search, lists of images to choose from say
// how many are chosen, choose all, and a row of them with Shift, and the queue of reports has keys. It runs as soon as it is there, and
// all of it listens on the document: a key that is pressed when the page is loaded is never too early.
import { between, counted } from './choice'
import { moderation } from './moderation'

moderation()

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const at = event.target as HTMLElement
  if (at.isContentEditable || at.matches('input, textarea, select') || document.querySelector('dialog:modal')) return
  const field = document.querySelector<HTMLInputElement>('#admin-search')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
})

let last: HTMLInputElement | undefined

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.admin-pick input')]

document.addEventListener('click', (event) => {
  const at = event.target as Element
  if (at.closest('[data-pick-all]')) for (const box of boxes()) box.checked = true
  else if (at instanceof HTMLInputElement && at.matches('.admin-pick input')) {
    if (event.shiftKey && last) for (const box of between(boxes(), last, at)) box.checked = at.checked
    last = at
  } else return
  show()
})
document.addEventListener('reset', () => setTimeout(show)) // when the boxes are empty
addEventListener('pageshow', show) // the browser may have kept what was chosen

function show(): void {
  const place = document.querySelector('[data-pick-count]')
  const all = document.querySelector<HTMLElement>('[data-pick-all]')
  if (!place || !all) return
  const chosen = boxes().filter((box) => box.checked).length
  place.textContent = chosen > 0 ? counted(chosen) : ''
  all.hidden = chosen === boxes().length
}

show()
