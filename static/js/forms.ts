/** Sends a form when its choice changes, and says on the button that it is busy. */
export function forms(): void {
  document.addEventListener('change', (event) => {
    const control = event.target as HTMLSelectElement
    if (control.matches('[data-autosubmit]')) control.form?.requestSubmit()
  })
  document.addEventListener('click', loadMore, true)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-busy-form]'))
    form.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) showBusy(form)
    })
}

/** How long a link shows that more is on its way before it asks for it, in milliseconds. */
const MORE_DELAY = 500

function loadMore(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-load-more]')
  if (!link || link.ariaBusy === 'true' || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  link.ariaBusy = 'true'
  link.textContent = 'Loading…'
  setTimeout(() => link.click(), MORE_DELAY)
}

function showBusy(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-busy]')
  if (!button) return
  const rest = button.textContent
  button.textContent = button.dataset.busy ?? rest
  button.setAttribute('aria-disabled', 'true')
  form.addEventListener('submit', swallow)
  // Coming back with the back button shows the page as it was left.
  addEventListener(
    'pageshow',
    () => {
      button.textContent = rest
      button.removeAttribute('aria-disabled')
      form.removeEventListener('submit', swallow)
    },
    { once: true },
  )
}

const swallow = (event: Event) => event.preventDefault()
