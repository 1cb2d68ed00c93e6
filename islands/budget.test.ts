import { expect, it } from 'vitest'
// @ts-expect-error The build scripts are plain JavaScript.
import { BUDGET, overBudget, summary, weigh } from './budget.mjs'

const outputs = {
  'd/create-1.js': {
    entryPoint: 'islands/create/main.tsx',
    cssBundle: 'd/create-2.css',
    imports: [
      { path: 'd/shared-3.js', kind: 'import-statement' },
      { path: 'd/late-4.js', kind: 'dynamic-import' },
    ],
  },
  'd/shared-3.js': { imports: [{ path: 'd/create-1.js', kind: 'import-statement' }] },
  'd/late-4.js': { imports: [] },
  'd/create-2.css': { imports: [] },
}
const weights = { 'd/create-1.js': 10_000, 'd/shared-3.js': 60_000, 'd/late-4.js': 90_000, 'd/create-2.css': 3_000 }

it('weighs an island with the chunks it needs at the start, each once', () => {
  expect(weigh(outputs, weights)).toEqual([{ island: 'create', script: 70_000, style: 3_000 }])
})

it('says when an island is too heavy', () => {
  expect(overBudget({ script: BUDGET })).toBe(false)
  expect(overBudget({ script: BUDGET + 1 })).toBe(true)
  expect(summary({ island: 'create', script: BUDGET + 1, style: 0 })).toContain('OVER BUDGET')
})
