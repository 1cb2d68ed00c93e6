import { showToast } from './toast'

/** Loads htmx where a page has something for it, and shows a like before the server has answered. */
export async function likes(): Promise<void> {
  if (!document.querySelector('[hx-post],[hx-get],[hx-history-elt],#credit-history')) return
  document.addEventListener('htmx:before:request', (event) => flip(likeButton(event)))
  for (const failure of ['htmx:response:error', 'htmx:error'])
    document.addEventListener(failure, (event) => {
      const button = likeButton(event)
      if (!button) return
      flip(button)
      showToast('error', button.closest('form')?.dataset.failure ?? '')
    })
  await import('htmx.org/dist/htmx.esm.min.js')
}

function likeButton(event: Event): HTMLElement | null {
  const source = (event as CustomEvent).detail?.ctx?.sourceElement as Element | undefined
  return source?.querySelector<HTMLElement>('.mark-button') ?? null
}

function flip(button: HTMLElement | null): void {
  if (!button) return
  const liked = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(liked))
  const figure = button.querySelector('.figure')
  const count = Number(figure?.textContent?.replaceAll(',', ''))
  if (figure) figure.textContent = (count + (liked ? 1 : -1)).toLocaleString('en-US')
}
