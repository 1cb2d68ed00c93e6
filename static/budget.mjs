import path from 'node:path'

// What a public page weighs on the wire, and how much it may: its styles, and its script with everything that it can load.

/** Scripts that belong to one screen each, and so never meet on a page (see js/screens.ts). */
const screens = ['inspector-setup.ts', 'entrance.ts', 'help.ts', 'cutout.ts', 'reference.ts', 'home.ts']

/** What pages with a screen's script never load: nothing on the landing page is exchanged by htmx. */
const never = { 'home.ts': ['htmx.esm.min.js'] }

/** Most styles and most scripts of a public page, each in bytes of brotli. */
export const BUDGET = 20_000

/** Returns a built script with all that it imports, at once or later, and what was seen before. */
function withImports(outputs, file, seen) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of outputs[file]?.imports ?? []) {
    if (outputs[imported.path]) withImports(outputs, imported.path, seen)
  }
  return seen
}

/** Returns the bytes of the heaviest page's script and of the heaviest area's style sheets, from an esbuild metafile's outputs and what each weighs. */
export function weigh(outputs, weights) {
  const entry = (name) => Object.keys(outputs).find((file) => outputs[file].entryPoint?.endsWith(`/${name}`))
  const own = screens.map(entry).filter(Boolean)
  const pages = (own.length > 0 ? own : [undefined]).map((screen) => {
    const others = new Set(own.filter((file) => file !== screen))
    for (const name of never[own.length > 0 ? path.basename(outputs[screen].entryPoint) : ''] ?? [])
      others.add(entry(name))
    return [...withImports(outputs, entry('site.ts'), new Set(others))].filter((file) => !others.has(file))
  })
  const weight = (files) => files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weights[file], 0)
  const areas = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.includes('/css/areas/'))
  const style = weights[entry('app.css')] + Math.max(0, ...areas.map((file) => weights[file]))
  return { script: Math.max(...pages.map(weight)), style }
}

/** Returns the bytes of script that every page fetches whatever is on it, those with an island too (see islands/budget.mjs). */
export function weighStart(outputs, weights) {
  const file = Object.keys(outputs).find((file) => outputs[file].entryPoint?.endsWith('/site.ts'))
  const started = (file, seen) => {
    seen.add(file)
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement' && outputs[path] && !seen.has(path)) started(path, seen)
    return seen
  }
  return [...started(file, new Set())].reduce((sum, file) => sum + weights[file], 0)
}

export const overBudget = ({ script, style }) => script > BUDGET || style > BUDGET

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

export function summary(size) {
  const verdict = overBudget(size) ? ' – OVER BUDGET' : ''
  return `public page: script ${kilobytes(size.script)}, styles ${kilobytes(size.style)}, of ${kilobytes(BUDGET)} each${verdict} (brotli)`
}
