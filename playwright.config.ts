import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { clientID } from './e2e/issuer'
import { issuerPort, sitePort } from './e2e/ports'

const port = sitePort

// Chromium without the browser around its pages takes half of the processor's time. Debian has it as a package of its own.
const headlessShell = '/usr/bin/chromium-headless-shell'
const browser = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'

// The journeys run in the machine's own Chromium, in a closed network, against the real binary on a fresh data folder.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.output/results',
  timeout: 180_000, // what is there at once passes at once, and a busy machine gets its time
  expect: { timeout: 30_000 },
  forbidOnly: true,
  grepInvert: process.env.TEST_LONG ? [] : /@long/, // what repeats a long journey at another size, for make soak
  retries: 1, // a journey that passes at its second try is still named at the end, with why
  workers: 2,
  reporter: [['list'], ['./e2e/failures.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off', // it takes a fifth of the time: --trace retain-on-failure shows how a journey went wrong
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? browser,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `rm -rf e2e/.output/data && exec bin/pellucid serve --local --addr 127.0.0.1:${port} --base-url http://127.0.0.1:${port} --data e2e/.output/data --no-demo --rate-limits off --log-level warn`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PELLUCID_ADMIN_EMAIL: 'admin@example.com',
      PELLUCID_ADMIN_PASSWORD: 'only for tests',
      PELLUCID_GOOGLE_CLIENT_ID: clientID,
      PELLUCID_GOOGLE_CLIENT_SECRET: 'only for tests',
      PELLUCID_GOOGLE_ISSUER: `http://127.0.0.1:${issuerPort}`,
    },
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
})
