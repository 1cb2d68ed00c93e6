import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['islands/**/*.test.{ts,tsx}', 'static/js/**/*.test.ts'],
    environment: 'node',
    sequence: { shuffle: true },
  },
})
