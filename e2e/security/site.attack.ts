import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { somebody } from '../people'
import { crawl } from '../quality/crawl'
import { admin, type Server, startServer } from '../quality/server'
import { callTargets } from './calls'
import { openFront } from './front'
import { startLeaky } from './leaky'
import { countParameters, type Line, summarize } from './summary'
import { keyOf, type Target, targetsOf } from './targets'
import { type Attack, sqlmap, wapiti } from './tools'

const output = 'e2e/.output/security'
const port = Number(process.env.SECURITY_PORT ?? 8196)
const together = 2 // tools at a time

let server: Server
const lines: Line[] = []

test.beforeAll(async () => {
  server = await startServer({ port, data: `${output}/data-${port}`, images: 40 })
})
test.afterAll(async () => {
  await server.stop()
  summarize(lines, `${output}/summary.md`)
})

/** Signs up and draws a picture, so that there is something to steal. */
async function member(): Promise<string> {
  const person = somebody('attacker')
  const api = await request.newContext({ baseURL: server.base })
  expect((await api.post('/api/v1/auth/register', { data: person })).status()).toBe(201)
  const token = await signIn(person.username, person.password)
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait' }
  const picture = await api.post('/api/v1/images/generate', { data: { prompt: 'a green cactus', width: 512 }, headers })
  expect(picture.status()).toBe(200)
  return token
}

async function signIn(username: string, password: string): Promise<string> {
  const api = await request.newContext({ baseURL: server.base })
  const answer = await api.post('/api/v1/auth/login', { form: { username, password } })
  return (await answer.json()).access_token
}

async function targetsFor(api: APIRequestContext, start: string): Promise<Target[]> {
  const { pages } = await crawl(api, { base: server.base, path: start, perKind: 2 })
  const id = /\/image\/([0-9a-z]{16})/.exec(pages.map((page) => page.html).join())?.[1]
  expect(id, 'the crawl meets a picture').toBeTruthy()
  const document = await (await api.get(`${server.base}/api/v1/openapi.json`)).json()
  return [...targetsOf(pages, server.base), ...callTargets(document, id ?? '')]
}

/** Leaves out what turns whoever asks away before anything is read: whoever is let in attacks that. */
async function opened(api: APIRequestContext, targets: Target[]): Promise<Target[]> {
  const open: Target[] = []
  for (const target of targets) {
    if (target.method === 'GET' || !target.path.startsWith('/api/')) {
      const answer = await api.get(server.base + target.path.replace('*', ''), { maxRedirects: 0 })
      const away = /^\/(auth|login)\b/.test(answer.headers().location ?? '')
      if (answer.status() === 401 || answer.status() === 403 || away) continue
    } else {
      const answer = await api.fetch(server.base + target.path.replace('*', ''), { method: target.method, data: '{' })
      if (answer.status() === 401 || answer.status() === 403) continue // it looks at who asks first, whatever the body is
    }
    open.push(target)
  }
  return open
}

/** Lets both tools attack side by side: wapiti first, which takes longest, and sqlmap target by target. */
async function attack(base: string, who: string, from: Omit<Attack, 'base'>, targets: Target[]) {
  const begin = async (tool: string): Promise<Line> => {
    const parameters = countParameters(targets)
    const addresses = targets.length
    return { who, tool, addresses, parameters, front: await openFront(base), minutes: 0, findings: [] }
  }
  const ofWapiti = await begin('wapiti')
  const ofSQLMap = await begin('sqlmap')
  const jobs = [
    { line: ofWapiti, run: () => wapiti({ ...from, base: ofWapiti.front.base }, targets) },
    ...targets.map((target) => ({
      line: ofSQLMap,
      run: () => sqlmap({ ...from, base: ofSQLMap.front.base }, target),
    })),
  ]
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const start = Date.now()
      job.line.findings.push(...(await job.run()))
      job.line.minutes += (Date.now() - start) / 60_000
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  for (const line of [ofWapiti, ofSQLMap]) {
    await line.front.stop()
    line.findings.push(...line.front.failures)
    lines.push(line)
  }
  return { ofWapiti, ofSQLMap }
}

test('holes that were dug are found', async () => {
  const leaky = await startLeaky(port + 1)
  const targets: Target[] = [
    { method: 'GET', path: '/pets?name=rex', parameters: ['name'] },
    { method: 'GET', path: '/hello?who=you', parameters: ['who'] },
  ]
  const { ofWapiti, ofSQLMap } = await attack(leaky.base, 'leaky', { output: `${output}/leaky` }, targets)
  await leaky.stop()
  expect(ofSQLMap.findings.join()).toMatch(/GET \/pets.*injectable|GET \/pets.*vulnerable/)
  expect(ofWapiti.findings.join()).toMatch(/Cross Site Scripting: GET \/hello who/)
  lines.length = 0
})

const attackers: Record<string, { start: string; token: () => Promise<string | undefined> }> = {
  'a visitor': { start: '/', token: async () => undefined },
  'somebody signed in': { start: '/dashboard', token: member },
  'the administrator': { start: '/admin', token: () => signIn(admin.name, admin.password) },
}

const attacked = new Set<string>() // by somebody who is signed in: to the administrator it is the same code

for (const [who, { start, token }] of Object.entries(attackers)) {
  test(`nothing is found as ${who}`, async () => {
    const from = { token: await token(), output: `${output}/${who.replaceAll(' ', '-')}` }
    const api = await request.newContext(
      from.token ? { extraHTTPHeaders: { authorization: `Bearer ${from.token}` } } : {},
    )
    const targets = (await opened(api, await targetsFor(api, start))).filter((target) => !attacked.has(keyOf(target)))
    if (from.token) for (const target of targets) attacked.add(keyOf(target))
    console.log(`${targets.length} addresses with ${countParameters(targets)} parameters`)
    expect(countParameters(targets)).toBeGreaterThan(30)
    const { ofWapiti, ofSQLMap } = await attack(server.base, who, from, targets)
    expect([...ofWapiti.findings, ...ofSQLMap.findings]).toEqual([])
    for (const { front } of [ofWapiti, ofSQLMap]) {
      expect(front.requests, 'the tools did attack').toBeGreaterThan(20 * targets.length)
    }
    expect((await api.get(`${server.base}/readyz`)).ok()).toBe(true)
    if (from.token) expect((await api.get(`${server.base}/api/v1/users/me`)).ok(), 'still signed in').toBe(true)
  })
}
