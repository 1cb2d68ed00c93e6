import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['islands/**/*.test.{ts,tsx}', 'static/js/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000, // beside the Go tests a file may wait for a core
    sequence: { shuffle: true },
  },
})
