import { unmarked } from './marks'
import { showToast } from './toast'

/**
 * Tells a visitor who presses a like or a favorite, there where they are, that it needs an account. The server remembers what
 * they wanted, and does it once they have signed in.
 */
export function asking(): void {
  document.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null
    if (!button?.matches('.mark-button:not([hx-post])')) return
    event.preventDefault()
    void ask(button)
  })
}

async function ask(button: HTMLButtonElement): Promise<void> {
  try {
    const answer = await fetch(button.formAction, { method: 'POST', headers: { Accept: 'application/json' } })
    const { detail, sign_in: address } = await answer.json() // only an answer of 401 says where to sign in
    if (!address) throw new Error(detail)
    showToast('error', detail, { text: 'Sign in', address })
  } catch {
    showToast('error', unmarked(button))
  }
}
