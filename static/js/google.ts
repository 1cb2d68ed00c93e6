import { showToast } from './toast'

interface Credential {
  credential?: string
}

interface Identity {
  initialize(options: Record<string, unknown>): void
  renderButton(element: Element, options: Record<string, unknown>): void
  prompt(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: Identity } }
  }
}

const failed = 'Google login failed, please try again or use email login'
const tries = 4 // the first, and three more
const pause = 1000

/** Puts Google's own button, and one-tap, in the place of the plain link. Where it cannot be loaded, the link stays. */
export function google(): void {
  const place = document.querySelector<HTMLElement>('[data-google]')
  if (!place) return
  const script = document.createElement('script')
  script.src = 'https://accounts.google.com/gsi/client'
  script.async = true
  script.addEventListener('load', () => offer(place))
  script.addEventListener('error', () => console.warn("Google's sign-in button could not be loaded."))
  document.head.append(script)
}

function offer(place: HTMLElement): void {
  const id = window.google?.accounts.id
  if (!id) return
  id.initialize({
    client_id: place.dataset.google,
    nonce: place.dataset.nonce,
    login_uri: place.dataset.loginUri,
    // A phone has no room for a window: there, Google's page sends the person back by a form.
    ux_mode: matchMedia('(pointer: coarse)').matches ? 'redirect' : 'popup',
    callback: signIn,
  })
  place.hidden = false
  const text = place.hasAttribute('data-register') ? 'signup_with' : 'signin_with'
  id.renderButton(place, { size: 'large', text, width: Math.min(400, place.clientWidth) })
  document.querySelector<HTMLElement>('[data-provider=google]')?.remove()
  id.prompt()
}

async function signIn(answer: Credential): Promise<void> {
  try {
    location.assign(await exchange(answer.credential, fetch, sleep))
  } catch (error) {
    showToast('error', error instanceof Error ? error.message : failed)
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hands a credential to the server and returns where to go. It tries again, a second apart, when the server breaks. */
export async function exchange(
  credential: string | undefined,
  send: typeof fetch,
  wait: (ms: number) => Promise<void>,
): Promise<string> {
  if (!credential) throw new Error('No valid credential received from Google')
  if (!credential.includes('.')) throw new Error('Invalid token format received from Google')
  for (let attempt = 1; ; attempt++) {
    const answer = await post(credential, send)
    if (answer?.ok) return (await answer.json()).next
    if (answer?.status !== 500) throw new Error((await detail(answer)) ?? failed)
    if (attempt === tries) throw new Error(failed)
    await wait(pause)
  }
}

async function post(credential: string, send: typeof fetch): Promise<Response | undefined> {
  const body = new URLSearchParams({ credential })
  return send('/auth/google/callback', { method: 'POST', body, headers: { Accept: 'application/json' } }).catch(
    () => undefined,
  )
}

async function detail(answer: Response | undefined): Promise<string | undefined> {
  return (await answer?.json().catch(() => undefined))?.detail
}
