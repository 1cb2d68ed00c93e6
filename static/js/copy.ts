import { showToast } from './toast'

/** Shows the copy buttons where the browser can copy. */
export function copying(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const text = document.getElementById(button.dataset.copy ?? '')?.textContent ?? ''
      await navigator.clipboard.writeText(text)
      showToast('success', button.dataset.copied ?? 'Prompt copied')
    })
  }
}
