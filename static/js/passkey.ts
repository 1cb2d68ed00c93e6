// What the pages that ask for a passkey load beside the site's script: signing in, confirming, and adding one. Each is a form
// whose hidden field takes the browser's answer; the server checks it.

type Kind = 'get' | 'create'

const words: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or use another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: "Passkeys don't work at this address.",
}

/** The sign-in that waits for a passkey to be picked from the browser's suggestions; a press of the button ends it. */
let suggesting: AbortController | undefined

async function signInOptions(): Promise<PublicKeyCredentialRequestOptions> {
  const answer = await fetch('/auth/passkey', { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json())
}

async function ask(form: HTMLFormElement): Promise<Credential | null> {
  if ((form.dataset.passkey as Kind) === 'create') {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(form.dataset.options ?? ''))
    return navigator.credentials.create({ publicKey })
  }
  suggesting?.abort()
  return navigator.credentials.get({ publicKey: await signInOptions() })
}

function send(form: HTMLFormElement, credential: Credential): void {
  const field = form.elements.namedItem('credential') as HTMLInputElement
  field.value = JSON.stringify((credential as PublicKeyCredential).toJSON())
  form.submit()
}

function tell(form: HTMLFormElement, error: unknown): void {
  const place = form.querySelector<HTMLElement>('.passkey-error')
  if (!place) return
  place.textContent = words[(error as Error).name] ?? 'Something went wrong. Please try again.'
  place.hidden = false
}

function start(form: HTMLFormElement): void {
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const name = form.querySelector<HTMLInputElement>('input[required]')
    if (name && !name.value.trim()) {
      form.submit() // the server says what is missing
      return
    }
    const button = form.querySelector('button')
    button?.setAttribute('aria-disabled', 'true')
    try {
      const credential = await ask(form)
      if (credential) send(form, credential)
    } catch (error) {
      tell(form, error)
    } finally {
      button?.removeAttribute('aria-disabled')
    }
  })
  if ('autofill' in form.dataset) void suggest(form)
}

/** Offers passkeys among the browser's suggestions for the name. Whatever goes wrong there is no news: the button is there. */
async function suggest(form: HTMLFormElement): Promise<void> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    suggesting = new AbortController()
    const credential = await navigator.credentials.get({
      publicKey: await signInOptions(),
      mediation: 'conditional',
      signal: suggesting.signal,
    })
    if (credential) send(form, credential)
  } catch {}
}

if ('parseRequestOptionsFromJSON' in (window.PublicKeyCredential ?? {})) {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkey]')) start(form)
} else {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkey="create"]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      tell(form, new DOMException('', 'SecurityError'))
    })
  }
}
