/** What only some screens need: where it is needed, and how to fetch and start it. budget.mjs counts one of them a page. */
const parts: [string, (place: HTMLElement) => Promise<void>][] = [
  ['[data-inspector]', async (stage) => (await import('./inspector-setup')).setUp(stage)],
  ['[data-help-search]', async () => (await import('./help')).helpSearch()],
  ['[data-reveal],[data-strength],[data-google],[data-go-to]', async () => (await import('./entrance')).entrance()],
  ['[data-cutout]', async (place) => (await import('./cutout')).cutout(place)],
  ['[data-home]', async (place) => (await import('./home')).landing(place)],
  ['[data-reference]', async (page) => (await import('./reference')).reference(page)],
]

/** Fetches the scripts of the screen that this is; every other page pays for the question alone. */
export function screens(): void {
  for (const [selector, start] of parts) {
    const place = document.querySelector<HTMLElement>(selector)
    if (place) void start(place)
  }
}
