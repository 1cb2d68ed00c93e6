import { expect, test } from 'vitest'
// @ts-expect-error The build scripts are plain JavaScript.
import { BUDGET, overBudget, summary, weigh, weighStart } from '../budget.mjs'

const outputs = {
  'dist/site.js': { entryPoint: 'static/js/site.ts', imports: [{ path: 'dist/chunk.js' }, { path: 'dist/htmx.js' }] },
  'dist/htmx.js': { imports: [{ path: 'dist/chunk.js' }] },
  'dist/chunk.js': { imports: [] },
  'dist/other.js': { imports: [] },
  'dist/app.css': { entryPoint: 'static/css/app.css', imports: [{ path: 'dist/font.woff2' }] },
  'dist/home.css': { entryPoint: 'static/css/areas/home.css', imports: [] },
  'dist/help.css': { entryPoint: 'static/css/areas/help.css', imports: [] },
  'dist/font.woff2': { imports: [] },
}
const weights = {
  'dist/site.js': 2000,
  'dist/htmx.js': 12_000,
  'dist/chunk.js': 500,
  'dist/other.js': 9,
  'dist/app.css': 8000,
  'dist/home.css': 700,
  'dist/help.css': 300,
}

test('a page weighs its script with everything that it can load, each file once, and its styles with the heaviest area, without fonts', () => {
  expect(weigh(outputs, weights)).toEqual({ script: 14_500, style: 8700 })
})

test('of scripts that belong to one screen each, a page has the heaviest, with what that one imports', () => {
  const screens = {
    ...outputs,
    'dist/site.js': {
      entryPoint: 'static/js/site.ts',
      imports: [{ path: 'dist/inspector.js' }, { path: 'dist/help.js' }],
    },
    'dist/inspector.js': { entryPoint: 'static/js/inspector-setup.ts', imports: [{ path: 'dist/loupe.js' }] },
    'dist/loupe.js': { imports: [] },
    'dist/help.js': { entryPoint: 'static/js/help.ts', imports: [] },
  }
  const more = { ...weights, 'dist/inspector.js': 900, 'dist/loupe.js': 1900, 'dist/help.js': 2700 }
  expect(weigh(screens, more).script).toBe(2000 + 900 + 1900)
})

test('every page starts with the script and what that imports at once, and not with what it may fetch later', () => {
  const site = {
    'dist/site.js': {
      entryPoint: 'static/js/site.ts',
      imports: [
        { path: 'dist/chunk.js', kind: 'import-statement' },
        { path: 'dist/htmx.js', kind: 'dynamic-import' },
      ],
    },
    'dist/chunk.js': { imports: [{ path: 'dist/site.js', kind: 'import-statement' }] },
    'dist/htmx.js': { imports: [] },
  }
  expect(weighStart(site, weights)).toBe(2500)
})

test('scripts and styles have a budget each', () => {
  expect(overBudget({ script: BUDGET, style: BUDGET })).toBe(false)
  expect(overBudget({ script: BUDGET + 1, style: 0 })).toBe(true)
  expect(overBudget({ script: 0, style: BUDGET + 1 })).toBe(true)
})

test('what is too heavy is told', () => {
  expect(summary({ script: 21_000, style: 8700 })).toContain('OVER BUDGET')
  expect(summary({ script: 14_500, style: 8700 })).toContain('script 14.5 kB, styles 8.7 kB')
})

test('the landing page is weighed without htmx, which nothing on it asks for', () => {
  const landing = {
    ...outputs,
    'dist/site.js': {
      entryPoint: 'static/js/site.ts',
      imports: [{ path: 'dist/htmx.js' }, { path: 'dist/home.js' }, { path: 'dist/help.js' }],
    },
    'dist/htmx.js': { entryPoint: 'node_modules/htmx.org/dist/htmx.esm.min.js', imports: [] },
    'dist/home.js': { entryPoint: 'static/js/home.ts', imports: [{ path: 'dist/demonstrations.js' }] },
    'dist/demonstrations.js': { entryPoint: 'static/js/demonstrations.ts', imports: [] },
    'dist/help.js': { entryPoint: 'static/js/help.ts', imports: [] },
  }
  const more = { ...weights, 'dist/home.js': 1700, 'dist/demonstrations.js': 13_000, 'dist/help.js': 300 }
  expect(weigh(landing, more).script).toBe(2000 + 1700 + 13_000)
})
