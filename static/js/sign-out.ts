import { DRAFT_KEY } from '../../islands/create/draft/draft-key'

/** Leaves nothing of an unfinished draft in the browser when its writer signs out. */
export function signOut(): void {
  document.addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).matches('[action="/auth/logout"]')) localStorage.removeItem(DRAFT_KEY)
  })
}
