import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { somebody } from '../people'
import { crawl } from '../quality/crawl'
import { admin, type Server, startServer } from '../quality/server'
import { callTargets } from './calls'
import { type Target, targetsOf } from './targets'
import { type Attack, sqlmap, wapiti } from './tools'

const output = 'e2e/.output/security'
const port = Number(process.env.SECURITY_PORT ?? 8196)
const together = 2 // tools at a time

let server: Server

test.beforeAll(async () => {
  server = await startServer({ port, data: `${output}/data-${port}`, images: 40 })
})
test.afterAll(async () => await server.stop())

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

/** Attacks every parameter with sqlmap, two at a time. */
async function inject(from: Attack, targets: Target[]): Promise<string[]> {
  const findings: string[] = []
  const queue = [...targets]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) findings.push(...(await sqlmap(from, next)))
  }
  await Promise.all(Array.from({ length: together }, worker))
  return findings
}

const attackers: Record<string, { start: string; token: () => Promise<string | undefined> }> = {
  'a visitor': { start: '/', token: async () => undefined },
  'somebody signed in': { start: '/dashboard', token: member },
  'the administrator': { start: '/admin', token: () => signIn(admin.name, admin.password) },
}

for (const [who, { start, token }] of Object.entries(attackers)) {
  for (const [tool, attack] of Object.entries({ sqlmap: inject, wapiti })) {
    test(`${tool} finds nothing as ${who}`, async () => {
      const from: Attack = { base: server.base, token: await token(), output: `${output}/${who.replaceAll(' ', '-')}` }
      const api = await request.newContext(
        from.token ? { extraHTTPHeaders: { authorization: `Bearer ${from.token}` } } : {},
      )
      const targets = await targetsFor(api, start)
      const parameters = targets.reduce((sum, target) => sum + Math.max(1, target.parameters.length), 0)
      console.log(`${targets.length} requests with ${parameters} parameters`)
      expect(parameters).toBeGreaterThan(40)
      expect(await attack(from, targets)).toEqual([])
      expect((await api.get(`${server.base}/readyz`)).ok()).toBe(true)
      if (from.token) expect((await api.get(`${server.base}/api/v1/users/me`)).ok(), 'still signed in').toBe(true)
    })
  }
}
