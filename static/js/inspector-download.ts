// How long the file may take to arrive in the page before the browser is left to fetch it itself, in milliseconds.
const PATIENCE = 1000

/** Makes download links save the file without leaving the page. Clicks with a modifier stay the browser's. */
export function downloads(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-download]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void saveLink(link)
    })
}

/** Saves what a link leads to: fetched, else left to the browser, else in a new tab. */
export function saveLink(link: HTMLAnchorElement): Promise<void> {
  return save(link, [fetchFile, follow, openTab])
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

async function fetchFile(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href, { signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
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
  return coded ? decodeURIComponent(coded) : (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'picture')
}

function press(address: string, name?: string): void {
  const link = document.createElement('a')
  link.href = address
  if (name) link.download = name
  link.click()
}
