import { figure, flipped, type Mark } from './marks'
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
  const mark = read(button)
  before.set(button, mark)
  write(button, flipped(mark))
}

function fail(event: Event): void {
  const button = markButton(event)
  if (!button) return
  const mark = before.get(button)
  if (mark) write(button, mark)
  showToast('error', button.closest('form')?.dataset.failure ?? '')
}

/** Brings other buttons for the same picture, such as the one under an open viewer, in line with the server's answer. */
function agree(event: Event): void {
  const button = markButton(event)
  const form = button?.closest('form')
  if (!button || !form) return
  for (const other of document.querySelectorAll<HTMLElement>(
    `form[action="${form.getAttribute('action')}"] .mark-button`,
  ))
    if (other !== button) write(other, read(button))
}

function markButton(event: Event): HTMLElement | null {
  const source = (event as CustomEvent).detail?.ctx?.sourceElement as Element | undefined
  return source?.querySelector<HTMLElement>('.mark-button') ?? null
}

function read(button: HTMLElement): Mark {
  const count = button.querySelector('.figure')?.textContent
  return {
    set: button.getAttribute('aria-pressed') === 'true',
    label: button.getAttribute('aria-label') ?? '',
    count: count ? Number(count.replaceAll(',', '')) : undefined,
  }
}

function write(button: HTMLElement, { set, label, count }: Mark): void {
  button.setAttribute('aria-pressed', String(set))
  button.setAttribute('aria-label', label)
  const place = button.querySelector('.figure')
  if (place && count !== undefined) place.textContent = figure(count)
}
