import { flipped, type Mark, readMark, unmarked, writeMark } from './marks'
import { showToast } from './toast'

/**
 * Loads htmx where a page has something for it, and shows a like or a favorite before the server has answered: not where
 * a page asks to wait (data-marks="after").
 */
export async function likes(): Promise<void> {
  if (!document.querySelector('[hx-post],[hx-get],[hx-history-elt],#credit-history')) return
  document.addEventListener('htmx:before:request', begin)
  document.addEventListener('htmx:response:error', fail)
  document.addEventListener('htmx:error', fail)
  document.addEventListener('htmx:after:swap', agree)
  await import('htmx.org/dist/htmx.esm.min.js')
}

/** What buttons said before the server was asked. */
const before = new WeakMap<HTMLElement, Mark>()

function begin(event: Event): void {
  const button = markButton(event)
  if (!button || button.closest('[data-marks="after"]')) return
  const mark = readMark(button)
  before.set(button, mark)
  writeMark(button, flipped(mark))
}

function fail(event: Event): void {
  const button = markButton(event)
  if (!button) return
  const mark = before.get(button)
  if (mark) writeMark(button, mark)
  showToast('error', unmarked(button))
}

/** Brings other buttons for the same picture, such as the one under an open viewer, in line with the server's answer. */
function agree(event: Event): void {
  const button = markButton(event)
  if (!button) return
  for (const other of document.querySelectorAll<HTMLElement>(
    `.mark-button[formaction="${button.getAttribute('formaction')}"]`,
  ))
    if (other !== button) writeMark(other, readMark(button))
}

function markButton(event: Event): HTMLElement | null {
  const source = (event as CustomEvent).detail?.ctx?.sourceElement as HTMLElement | undefined
  return source?.matches('.mark-button') ? source : null
}
