/**
 * Saves what a link leads to: fetched, else left to the browser, else in a new tab. patience is how long the file may take to
 * arrive in the page, in milliseconds.
 */
export function saveLink(link: HTMLAnchorElement, patience = 1000): Promise<void> {
  const fetched = (link: HTMLAnchorElement) => fetchFile(link, patience)
  return save(link, [fetched, follow, openTab])
}

type Way = (link: HTMLAnchorElement) => void | Promise<void>

/** Tries each way to the file until one does not fail. */
export async function save(link: HTMLAnchorElement, ways: Way[]): Promise<void> {
  for (const way of ways) {
    try {
      return await way(link)
    } catch (cause) {
      console.info(`The download did not work by ${way.name}.`, cause)
    }
  }
}

async function fetchFile(link: HTMLAnchorElement, patience: number): Promise<void> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  const answer = await fetch(link.href, { signal: waiting.signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  clearTimeout(timer)
  press(address, link.download || nameOf(answer.headers.get('Content-Disposition') ?? ''))
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // browsers read it after the click
}

/** Leaves the address to the browser: it saves a file, and shows the page that tells what went wrong. */
function follow(link: HTMLAnchorElement): void {
  press(link.href)
}

function openTab(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener')
}

/** Returns the name that the server gives a file, in either way of writing it. */
export function nameOf(disposition: string): string {
  const coded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  return coded ? decodeURIComponent(coded) : (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'image')
}

function press(address: string, name?: string): void {
  const link = document.createElement('a')
  link.href = address
  if (name) link.download = name
  link.click()
}
