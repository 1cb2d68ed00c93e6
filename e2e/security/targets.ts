import type { Crawled } from '../quality/crawl'

/** A request with parameters that an attacker can choose. */
export interface Target {
  method: string
  /** With its query, and with a `*` after a part of the path that is attacked. */
  path: string
  body?: string
  json?: boolean
  /** Names of what is attacked; none: what is marked, or all of a JSON body. */
  parameters: string[]
  /** The page that a form stands on. */
  from?: string
}

/** What would end the attack: it signs out, or takes the account away. */
const ends = /^\/(auth\/logout|settings\/(delete|password|devices|tokens))/

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>`, 'g')
const formOf = /<form\b([^>]*)>([\s\S]*?)<\/form>/g

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)
  return match?.[1]?.replaceAll('&amp;', '&').replaceAll('&#34;', '"')
}

/** Finds every parameter on pages, each once for every kind of address. */
export function targetsOf(pages: Crawled[], base: string): Target[] {
  const seen = new Set<string>()
  const found: Target[] = []
  const add = (target: Target) => {
    const { pathname } = new URL(target.path, base)
    const fresh = target.parameters.filter((name) => !seen.has(`${target.method} ${kindOf(pathname)} ${name}`))
    for (const name of fresh) seen.add(`${target.method} ${kindOf(pathname)} ${name}`)
    if (fresh.length > 0 && !ends.test(pathname)) found.push({ ...target, parameters: fresh })
  }
  for (const { path, html } of pages) {
    for (const link of linksOf(html, base, path)) {
      const parameters = [...new Set(link.searchParams.keys())]
      for (const name of parameters) link.searchParams.set(name, link.searchParams.get(name) || 'a') // none is attacked without a value
      add({ method: 'GET', path: link.pathname + link.search, parameters })
      const marked = markId(link.pathname)
      if (marked) add({ method: 'GET', path: marked, parameters: ['*'] })
    }
    for (const form of formsOf(html, base, path)) add({ ...form, from: path })
  }
  return found
}

/** Names a target, the same for all addresses that differ by an id alone. */
export function keyOf({ method, path, parameters }: Target): string {
  const { pathname } = new URL(path, 'http://localhost')
  return [method, kindOf(pathname), path.includes('*') ? 'id' : '', ...parameters].join(' ')
}

/** Names what makes an address another kind than the next: the screen, not the picture or the article. */
function kindOf(pathname: string): string {
  return pathname
    .replace(/^\/media\/.*/, '/media/*')
    .replace(/^\/static\/.*/, '/static/*')
    .replace(/^\/(image|create|outbox|sandbox\/\w+)\/[^/]+/, '/$1/*')
    .replace(/^\/(help|gallery)\/(?!my|favorites)[^/]+/, '/$1/*')
}

function markId(pathname: string): string | undefined {
  const kind = kindOf(pathname)
  return kind !== pathname && !kind.startsWith('/static') ? pathname.replace(/^(\/[^/]+\/[^/]+)/, '$1*') : undefined
}

function linksOf(html: string, base: string, from: string): URL[] {
  return ['a', 'link', 'img']
    .flatMap((name) => [...html.matchAll(element(name))])
    .map((match) => attribute(match[1] ?? '', 'href') ?? attribute(match[1] ?? '', 'src') ?? '')
    .map((href) => new URL(href, base + from))
    .filter((url) => url.origin === base)
}

function formsOf(html: string, base: string, from: string): Target[] {
  return [...html.matchAll(formOf)].flatMap(([, attributes = '', inside = '']) => {
    const action = new URL(attribute(attributes, 'action') ?? from, base + from)
    const fields = new URLSearchParams()
    for (const field of ['input', 'select', 'textarea', 'button'].flatMap((name) => [
      ...inside.matchAll(element(name)),
    ])) {
      const name = attribute(field[1] ?? '', 'name')
      if (name) fields.set(name, attribute(field[1] ?? '', 'value') || 'a')
    }
    const parameters = [...new Set(fields.keys())]
    if (parameters.length === 0 || action.origin !== base) return []
    if ((attribute(attributes, 'method') ?? 'get').toLowerCase() === 'get') {
      return [{ method: 'GET', path: `${action.pathname}?${fields}`, parameters }]
    }
    return [{ method: 'POST', path: action.pathname + action.search, body: fields.toString(), parameters }]
  })
}
