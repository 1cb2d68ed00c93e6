/**
 * Saves what a link leads to: fetched, else left to the browser, else in a new tab. patience is how long the file may take to
 * arrive in the page, in milliseconds.
 */
export async function saveLink(link: HTMLAnchorElement, patience = 1000): Promise<void> {
  try {
    await fetchFile(link, patience)
  } catch {
    follow(link)
  }
}

async function fetchFile(link: HTMLAnchorElement, patience: number): Promise<void> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  const answer = await fetch(link.href, { signal: waiting.signal })
  // A proxy or a hotel's network answers with a page of its own, and status 200.
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html')) throw new Error()
  const address = URL.createObjectURL(await answer.blob())
  clearTimeout(timer)
  press(address, link.download || nameOf(answer.headers.get('Content-Disposition') ?? ''))
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // browsers read it after the click
}

/**
 * Leaves the address to the browser, in a frame, so that the page stays whatever comes. A frame loads only what is no download:
 * the page of an error, ours, a proxy's or the browser's. A tab of its own is the last try, and shows that page.
 */
function follow(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = link.href
  frame.onload = () => {
    frame.remove()
    open(link.href)
  }
  document.body.append(frame)
}

/** Returns the name that the server gives a file, in either way of writing it. */
export function nameOf(disposition: string): string {
  const coded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  return coded ? decodeURIComponent(coded) : (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'image')
}

function press(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
