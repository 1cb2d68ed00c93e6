import { expect, it } from 'vitest'
// @ts-expect-error The build scripts are plain JavaScript.
import { BUDGET, overBudget, summary, weigh } from './budget.mjs'

const now = (path: string) => ({ path, kind: 'import-statement' })
const late = (path: string) => ({ path, kind: 'dynamic-import' })

const outputs = {
  'd/create-1.js': {
    entryPoint: 'islands/create/main.tsx',
    cssBundle: 'd/create-2.css',
    imports: [now('d/react.js'), late('d/table.js')],
  },
  'd/users-1.js': { entryPoint: 'islands/admin/users/main.tsx', imports: [now('d/react.js'), late('d/table.js')] },
  'd/table.js': { imports: [late('d/users-1.js')] },
  'd/react.js': { imports: [] },
  'd/create-2.css': { imports: [] },
}
const weights = {
  'd/create-1.js': 5000,
  'd/users-1.js': 700,
  'd/table.js': 9000,
  'd/react.js': 60_000,
  'd/create-2.css': 3000,
}
const site = 300_000

it('weighs a page with all that its scripts fetch, each file once, and the script that every page has; tools of the create screen are apart', () => {
  expect(weigh(outputs, weights, site)).toEqual([
    { page: 'create', script: 365_000, style: 3000 },
    { page: 'admin/users', script: 369_700, style: 0 },
  ])
})

it('says when a page is too heavy', () => {
  expect(overBudget({ script: BUDGET })).toBe(false)
  expect(overBudget({ script: BUDGET + 1 })).toBe(true)
  expect(summary({ page: 'dashboard', script: BUDGET + 1, style: 0 })).toContain('OVER BUDGET')
  expect(overBudget({ page: 'create', script: 110_000 })).toBe(false)
  expect(overBudget({ page: 'create', script: 110_001 })).toBe(true)
})
