// Keeps a page up to date with the server's own HTML: elements marked data-live, each with an id, take over what the same
// address says now. The words and the layout stay in the templates; nothing is rendered a second time in the browser.
import { ApiError } from './problem'

/** Returns this page as the server sends it now, or throws: an ApiError of 401 when the session has ended. */
export async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  if (response.type === 'opaqueredirect') throw new ApiError(401, '')
  if (!response.ok) throw new ApiError(response.status, response.status >= 500 ? 'Server error' : response.statusText)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Brings the parts of this page marked data-live in line with a fresh one. What is the same stays the same element. */
export function renew(fresh: Document): void {
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (next) patch(part, next)
  }
}

function patch(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return
  if (old.tagName !== next.tagName || old.childNodes.length !== next.childNodes.length) {
    old.replaceWith(document.importNode(next, true))
    return
  }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  for (const [i, child] of [...old.childNodes].entries()) {
    const other = next.childNodes[i]
    if (!other || child.isEqualNode(other)) continue
    if (child instanceof Element && other instanceof Element) patch(child, other)
    else child.replaceWith(document.importNode(other, true))
  }
}
