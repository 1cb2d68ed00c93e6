import { defineConfig } from '@playwright/test'

// Attacks the real binary on a fresh data folder with sqlmap and wapiti. No browser is needed.
export default defineConfig({
  testDir: '.',
  testMatch: '*.attack.ts',
  outputDir: '../.output/security/results',
  timeout: 3_600_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
})
