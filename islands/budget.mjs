// What a page with an island weighs on the wire, and how much it may: everything that its scripts fetch by themselves.

/** Most JavaScript of one such page in bytes of brotli: the site's own script, the island, and what both fetch. */
export const BUDGET = 95_000

/** The same where a page is a workspace: what its tools bring when they are opened is not counted. */
const BUDGETS = { create: 110_000 }

const budgetOf = (page) => BUDGETS[page] ?? BUDGET

/** Returns a built file together with all that it imports; with late, also what it imports when it is needed. */
function withImports(outputs, file, late, seen = new Set()) {
  if (seen.has(file) || !outputs[file]) return seen
  seen.add(file)
  for (const { path, kind } of outputs[file].imports)
    if (late || kind !== 'dynamic-import') withImports(outputs, path, late, seen)
  return seen
}

/**
 * Returns for the page of each island, from an esbuild metafile's outputs and what each weighs, the bytes of its scripts and
 * of its island's style sheet. site is what every page's own script weighs.
 */
export function weigh(outputs, weights, site) {
  const islands = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.endsWith('/main.tsx'))
  return islands.map((main) => {
    const page = outputs[main].entryPoint.replace(/^islands\/|\/main\.tsx$/g, '')
    const files = [...withImports(outputs, main, !(page in BUDGETS))].filter((file) => file.endsWith('.js'))
    return {
      page,
      script: files.reduce((sum, file) => sum + weights[file], site),
      style: weights[outputs[main].cssBundle] ?? 0,
    }
  })
}

export function overBudget({ page, script }) {
  return script > budgetOf(page)
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

export function summary(size) {
  const verdict = overBudget(size) ? ' – OVER BUDGET' : ''
  return `${size.page}: script ${kilobytes(size.script)} of ${kilobytes(budgetOf(size.page))}${verdict}, styles ${kilobytes(size.style)} (brotli)`
}
