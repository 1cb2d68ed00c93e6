/** Lets people close the messages that the server sent with the page. */
export function toasts(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-dismiss]')
    button?.closest('.toast')?.remove()
  })
}

/** Shows a message of the script's own, in the form of the server's. */
export function showToast(kind: 'success' | 'error', text: string): void {
  const toast = document.createElement('div')
  toast.className = `toast toast-${kind}`
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  const words = document.createElement('p')
  words.textContent = text
  if (kind === 'error') words.append(' ', why(text))
  toast.append(document.createElement('span'), words)
  toast.addEventListener('animationend', () => toast.remove())
  document.getElementById('toasts')?.append(toast)
}

/** Leads to the article about common errors. */
function why(about: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'why'
  link.href = '/help/pop-3'
  link.textContent = 'Why?'
  const subject = document.createElement('span')
  subject.className = 'visually-hidden'
  subject.textContent = ` Help about “${about}”`
  link.append(subject)
  return link
}
