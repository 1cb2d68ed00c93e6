import type { APIRequestContext } from '@playwright/test'

export interface Crawled {
  path: string
  html: string
}

export interface Crawl {
  pages: Crawled[]
  /** Links that lead nowhere, each with the page that it stands on. */
  broken: string[]
}

const made = /\/(download|card\.jpg)$/ // files that are drawn when they are asked for; the Go crawl tries them
const link = /<(?:a|link|img|source)\b[^>]*?\b(?:href|src)="([^"]*)"/g

export interface Start {
  base: string
  path: string
  /** Of addresses that differ by an id or a filter alone, so many are read: their pages come from the same code. */
  perKind: number
  /** Paths that were read by another crawl. */
  leaveOut?: RegExp
}

/** Reads every page that can be reached from start as whoever is signed in, and tries every local address on them. */
export async function crawl(
  request: APIRequestContext,
  { base, path: start, perKind, leaveOut }: Start,
): Promise<Crawl> {
  const found: Crawl = { pages: [], broken: [] }
  const queue = [{ path: start, from: 'nowhere' }]
  const seen = new Set(queue.map((step) => step.path))
  const kinds = new Map<string, number>()
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { path, from } = step
    const answer = await request.get(base + path, { headers: { accept: 'text/html' } })
    if (!answer.ok()) {
      found.broken.push(`${path} answers ${answer.status()}, linked from ${from}`)
      continue
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    found.pages.push({ path, html })
    for (const next of links(html, base, path)) {
      const kind = kindOf(next)
      const read = kinds.get(kind) ?? 0
      if (seen.has(next) || read >= perKind || leaveOut?.test(next)) continue
      seen.add(next)
      kinds.set(kind, read + 1)
      queue.push({ path: next, from: path })
    }
  }
  return found
}

function links(html: string, base: string, path: string): string[] {
  return [...html.matchAll(link)]
    .map((match) => new URL((match[1] ?? '').replaceAll('&amp;', '&'), base + path))
    .filter((url) => url.origin === base && !made.test(url.pathname))
    .map((url) => url.pathname + url.search)
}

/** Names what makes a page another kind than the next: the screen, and which filters are set, not to what. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const filters = [...searchParams.keys()].sort().join()
  const screen = pathname.replace(/^\/media\/.*/, '/media').replace(/^\/(image|create)\/[^/]+/, '/$1/*')
  return filters ? `${screen.replace(/^\/gallery\/.*/, '/gallery/*')}?${filters}` : screen
}
