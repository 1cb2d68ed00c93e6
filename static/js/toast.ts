/** Lets people close the messages that the server sent with the page. */
export function toasts(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-dismiss]')
    button?.closest('.toast')?.remove()
  })
}

const MOST = 20 // messages at once

/** Shows a message of the script's own, in the form of the server's. The style sheet takes it away: 3 s, errors 4 s. */
export function showToast(kind: 'success' | 'error', text: string, link?: { text: string; address: string }): void {
  const place = document.getElementById('toasts')
  const toast = document.createElement('div')
  toast.className = `toast toast-${kind}`
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  const words = document.createElement('p')
  words.textContent = text
  toast.append(sign(kind), words)
  if (link) toast.append(leading(link))
  toast.addEventListener('animationend', () => toast.remove())
  place?.append(toast)
  while (place && place.children.length > MOST) place.firstElementChild?.remove()
}

/** Makes the link that a message ends with: what to do next. */
function leading({ text, address }: { text: string; address: string }): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button button-small'
  link.href = address
  link.textContent = text
  return link
}

/** Draws the cross of an error or the tick of a success. */
function sign(kind: 'success' | 'error'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const attributes = {
    class: 'icon',
    viewBox: '0 0 20 20',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  line.setAttribute(
    'd',
    `M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16${kind === 'error' ? 'M7 7l6 6M13 7l-6 6' : 'M6.5 10.5l2.5 2.5l5-6'}`,
  )
  svg.append(line)
  return svg
}
