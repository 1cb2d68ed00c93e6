const PAUSE = 120 // milliseconds without a key before the server is asked

/** Searches the help while somebody types; without it, the same form is sent by hand. */
export function helpSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-help-search]')
  const field = form?.querySelector<HTMLInputElement>('input[name="q"]')
  if (!form || !field) return
  let pause: number | undefined
  let asked: AbortController | undefined
  field.addEventListener('input', () => {
    clearTimeout(pause)
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    pause = window.setTimeout(() => void show(form, addressFor(field.value), signal), PAUSE)
  })
}

/** Returns the address of the page that shows what a search finds; an empty one is none. */
export function addressFor(text: string): string {
  const query = text.trim()
  return query === '' ? '/help' : `/help?${new URLSearchParams({ q: query })}`
}

async function show(form: HTMLFormElement, address: string, signal: AbortSignal): Promise<void> {
  const page = await load(address, signal)
  if (!page) return
  for (const id of ['help-categories', 'help-results']) {
    const fresh = page.getElementById(id)
    if (fresh) document.getElementById(id)?.replaceChildren(...fresh.childNodes)
  }
  history.replaceState(history.state, '', address)
  const status = form.querySelector('[data-help-status]')
  if (status) status.textContent = document.querySelector('#help-results h2')?.textContent ?? ''
}

/** Returns the page, or nothing when a later key has made it useless or the server cannot be reached: Enter still works. */
async function load(address: string, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) return undefined
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return undefined
  }
}
