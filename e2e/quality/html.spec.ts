import { type APIRequestContext, expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate/node'
import { somebody } from '../people'
import { qualityPort } from '../ports'
import { type Crawl, crawl } from './crawl'
import { admin, type Server, startServer } from './server'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }], // templ writes it so, and HTML does not mind
    'no-implicit-button-type': 'off', // the bar's buttons leave the first marked one to the form of the page
    'form-dup-name': 'off', // takes those buttons, of which one is ever sent, for fields that share a name
  },
})

/** What looks the same to whoever is signed in as to a visitor. */
const leaveOut = /^\/(help\/.+|static\/|media\/|api\/|about|privacy|terms)/

let server: Server

test.describe.configure({ timeout: 180_000 }) // validating takes longer than reading

test.beforeAll(async () => {
  server = await startServer({ port: qualityPort, data: 'e2e/.output/quality', images: 60 })
})
test.afterAll(async () => await server.stop())

/** Lists what is wrong with the pages: what the same code gets wrong in many places is told once. */
async function findings({ pages, broken }: Crawl): Promise<string[]> {
  const found = new Map<string, string>()
  for (const page of pages) {
    const report = await validator.validateString(page.html, page.path)
    for (const message of report.results.flatMap((result) => result.messages)) {
      const place = message.selector?.replaceAll(/:nth-child\(\d+\)/g, '')
      const text = `${message.ruleId}: ${message.message} (${place})`
      if (!found.has(text)) found.set(text, `${page.path} ${text}`)
    }
  }
  return [...broken, ...found.values()]
}

async function enter(request: APIRequestContext, form: Record<string, string>) {
  const answer = await request.post(`${server.base}/auth`, { form, maxRedirects: 0 })
  expect(answer.status(), await answer.text()).toBe(303)
}

test('no page that a visitor can reach has an HTML error or a broken link', async ({ request }) => {
  const site = await crawl(request, { base: server.base, path: '/', perKind: 2 })
  expect(site.pages.length).toBeGreaterThan(50)
  expect(await findings(site)).toEqual([])
})

test('no page that somebody signed in can reach has an HTML error or a broken link', async ({ request }) => {
  const person = somebody('html')
  await enter(request, { mode: 'register', ...person, password_confirm: person.password })
  const picture = await request.post(`${server.base}/api/v1/images/generate`, {
    data: { prompt: 'a small green cactus', width: 512 },
    headers: { prefer: 'wait' },
  })
  expect(await picture.json()).toMatchObject({ status: 'completed' })
  const site = await crawl(request, { base: server.base, path: '/dashboard', perKind: 1, leaveOut })
  expect(site.pages.length).toBeGreaterThan(15)
  expect(await findings(site)).toEqual([])
})

test('no page of the administrator has an HTML error or a broken link', async ({ request }) => {
  await enter(request, { mode: 'login', username: admin.name, password: admin.password })
  const site = await crawl(request, { base: server.base, path: '/settings', perKind: 1, leaveOut })
  expect(await findings(site)).toEqual([])
})

test('no page that says what went wrong has an HTML error', async ({ request }) => {
  const pages = []
  for (const path of [
    '/nowhere',
    '/image/0000000000000000',
    '/gallery/nothing',
    '/gallery?search=zzzz',
    '/help/nothing',
  ]) {
    pages.push({ path, html: await (await request.get(server.base + path)).text() })
  }
  const form = { mode: 'register', email: 'x', username: 'x', password: 'x', password_confirm: 'y' }
  const refused = await request.post(`${server.base}/auth`, { form })
  expect(refused.status()).toBe(422)
  pages.push({ path: 'a refused /auth', html: await refused.text() })
  expect(await findings({ pages, broken: [] })).toEqual([])
})
