import { expect, it } from 'vitest'
// @ts-expect-error The build scripts are plain JavaScript.
import { BUDGET, overBudget, summary, weigh } from './budget.mjs'

const now = (path: string) => ({ path, kind: 'import-statement' })
const late = (path: string) => ({ path, kind: 'dynamic-import' })

const outputs = {
  'd/create-1.js': { entryPoint: 'islands/create/main.tsx', cssBundle: 'd/create-2.css', imports: [now('d/react.js')] },
  'd/admin-1.js': {
    entryPoint: 'islands/admin/main.tsx',
    imports: [now('d/react.js'), late('d/users.js'), late('d/tiers.js')],
  },
  'd/users.js': { entryPoint: 'islands/admin/users.tsx', imports: [now('d/react.js'), now('d/table.js')] },
  'd/tiers.js': { entryPoint: 'islands/admin/tiers.tsx', imports: [now('d/table.js'), late('d/dialog.js')] },
  'd/table.js': { imports: [] },
  'd/dialog.js': { imports: [now('d/tiers.js')] },
  'd/react.js': { imports: [now('d/create-1.js')] },
  'd/create-2.css': { imports: [] },
}
const weights = {
  'd/create-1.js': 5000,
  'd/admin-1.js': 700,
  'd/users.js': 30,
  'd/tiers.js': 20,
  'd/table.js': 9000,
  'd/dialog.js': 4,
  'd/react.js': 60_000,
  'd/create-2.css': 3000,
}
const site = 300_000

it('weighs a page with all that its scripts fetch, each file once, and the script that every page has', () => {
  expect(weigh(outputs, weights, site)[0]).toEqual({ page: 'create', script: 365_000, style: 3000 })
})

it('weighs each screen of an island with what that one fetches, now or later, and without the others', () => {
  const react = { ...outputs, 'd/react.js': { imports: [] } }
  expect(weigh(react, weights, site).slice(1)).toEqual([
    { page: 'admin/users', script: 369_730, style: 0 },
    { page: 'admin/tiers', script: 369_724, style: 0 },
  ])
})

it('says when a page is too heavy', () => {
  expect(overBudget({ script: BUDGET })).toBe(false)
  expect(overBudget({ script: BUDGET + 1 })).toBe(true)
  expect(summary({ page: 'create', script: BUDGET + 1, style: 0 })).toContain('OVER BUDGET')
})
