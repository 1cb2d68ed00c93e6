import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findings } from './axe'
import { signOut, signUp, somebody } from './people'
import { ownPort } from './ports'

// A public site on a name: browsers allow no passkeys where the address is a number.
let server: ChildProcess
let data: string
let site: string

test.beforeAll(async () => {
  const port = ownPort()
  site = `http://localhost:${port}`
  data = await mkdtemp(path.join(tmpdir(), 'pellucid-'))
  server = spawn(
    process.env.BINARY_UNDER_TEST ?? 'bin/pellucid',
    [
      'serve',
      '--addr',
      `127.0.0.1:${port}`,
      '--base-url',
      site,
      '--data',
      data,
      '--no-demo',
      '--rate-limits',
      'off',
      '--log-level',
      'error',
    ],
    { env: { ...process.env, PELLUCID_ADMIN_PASSWORD: 'only for tests' }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await expect(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(answer.ok).toBe(true)
  }).toPass({ timeout: 60_000 })
})

test.afterAll(async () => {
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await gone
  await rm(data, { recursive: true, force: true })
})

test.use({ baseURL: async ({ browserName: _ }, use) => use(site) })

/** Gives the browser a device with a fingerprint reader that recognizes everybody. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

/** The code that an authenticator app shows at a time, in milliseconds. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Holds the page that is open to the rules of axe. */
async function sound(page: Page) {
  expect(await findings(page)).toEqual([])
}

test('a member adds a passkey and signs in with it alone', async ({ page }) => {
  const { devtools, authenticatorId } = await plugIn(page)
  const person = somebody('passkey')
  await signUp(page, person)
  await page.goto('/settings?tab=security')
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await sound(page)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await sound(page)
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await sound(page)
  expect(((await page.locator('#recovery-codes').textContent()) ?? '').trim().split(/\s+/)).toHaveLength(10)
  await page.getByRole('link', { name: 'I saved them' }).click()
  await expect(page.getByText('Work laptop').first()).toBeVisible()
  await sound(page)
  await signOut(page)
  // Without this the browser answers the suggestion among the names at once, before the button is pressed.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  await page.goto('/login?redirect=/gallery/folders')
  await sound(page)
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    if (await button.isVisible()) await button.click()
    await expect(page).toHaveURL(/\/gallery\/folders$/, { timeout: 10_000 })
  }).toPass()
  await page.goto('/settings?tab=security')
  await expect(page.getByText(/used (just now|\d+ seconds? ago)/).first()).toBeVisible()
})

test('a password alone is not enough after that, and a recovery code works once', async ({ page }) => {
  const { devtools, authenticatorId } = await plugIn(page)
  const person = somebody('codes')
  await signUp(page, person)
  await page.goto('/settings/passkeys/new')
  await page.getByLabel('Name', { exact: true }).fill('Phone')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  const codes = ((await page.locator('#recovery-codes').textContent()) ?? '').trim().split(/\s+/)
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  for (const [n, outcome] of [/\/dashboard$/, /\/auth\/two-step$/].entries()) {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('Email or username').fill(person.username)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    if (n === 0) await sound(page)
    await page.getByText('Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in with this code' }).click()
    await expect(page).toHaveURL(outcome)
  }
  await expect(page.getByText('already used')).toBeVisible()
})

test('the administrator of a public site sets up an app first, and a code works once', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('only for tests')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/two-step$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/settings\/two-step$/)
  await page.getByRole('link', { name: 'Set up an app' }).click()
  await page.getByText("Can't scan it?").click()
  await sound(page)
  const secret = ((await page.locator('.factor-key').textContent()) ?? '').replace(/\s/g, '')
  const now = Date.now()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, now))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('link', { name: 'I saved them' }).click()
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await signOut(page)
  for (const [code, outcome] of [
    [codeOf(secret, now), /\/auth\/two-step$/],
    [codeOf(secret, now + 30_000), /\/dashboard$/],
  ] as const) {
    await page.goto('/login')
    await page.getByLabel('Email or username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('only for tests')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByLabel('Code from your authenticator app').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(outcome)
  }
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
})
