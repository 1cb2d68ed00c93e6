// Keys for the queue of reported pictures: a letter chooses and brings its reason, Enter decides, arrows move.
export function moderation() {
  document.addEventListener('keydown', (event) => {
    const queue = document.querySelector<HTMLElement>('[data-moderation]')
    if (!queue || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
    const rel = { J: 'next', ArrowRight: 'next', P: 'prev', ArrowLeft: 'prev' }[key]
    if (rel) queue.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click()
    const choice = queue.querySelector<HTMLInputElement>(`input[data-key="${CSS.escape(key)}"]`)
    if (!choice) return
    event.preventDefault()
    choice.checked = true
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    const reason = choice.form?.querySelector<HTMLInputElement>('#reason')
    reason?.focus()
    reason?.select()
  })
  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.dataset.reason !== undefined) suggest(event.target)
  })
}

// suggest puts a choice's reason where no other was written.
function suggest(choice: HTMLInputElement) {
  const reason = choice.form?.querySelector<HTMLInputElement>('#reason')
  const own = [...(choice.form?.querySelectorAll<HTMLInputElement>('[data-reason]') ?? [])].map((c) => c.dataset.reason)
  if (reason && (reason.value === '' || own.includes(reason.value))) reason.value = choice.dataset.reason ?? ''
}

// isTyping tells whether a key belongs to a field that takes text or moves by arrows.
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'))
}
