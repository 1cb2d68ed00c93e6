import { remember } from './cookie'

const order = ['system', 'light', 'dark']
const labels = ['like the device', 'light', 'dark']

/** Changes the color scheme without a request; every switch on the page follows. */
export function themeSwitch(): void {
  for (const form of document.querySelectorAll('[data-theme-switch]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const at = order.indexOf(document.documentElement.dataset.theme ?? '')
      apply((at + 1) % order.length)
    })
  }
}

function apply(at: number): void {
  const theme = order[at] as string
  document.documentElement.dataset.theme = theme
  remember('theme', theme)
  for (const label of document.querySelectorAll('[data-theme-label]')) label.textContent = `Color scheme: ${labels[at]}`
}
