// What a page with an island weighs on the wire, and how much it may: everything that its scripts fetch by themselves.

/** Most JavaScript of one such page in bytes of brotli: the site's own script, the island, and what both fetch. */
export const BUDGET = 95_000

/** Returns built files together with all that they import: at once, and later too unless that is left out. */
function withImports(outputs, files, kinds, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file) || !outputs[file]) continue
    seen.add(file)
    const imports = outputs[file].imports.filter(({ kind }) => kinds.includes(kind))
    withImports(
      outputs,
      imports.map(({ path }) => path),
      kinds,
      seen,
    )
  }
  return seen
}

const AT_ONCE = ['import-statement']
const EVER = [...AT_ONCE, 'dynamic-import']

/** Returns the screens among which an island chooses: what it fetches late. Without any, it is one screen itself. */
function screensOf(outputs, main) {
  const parts = [...withImports(outputs, [main], AT_ONCE)]
  const late = parts.flatMap((file) => outputs[file].imports.filter(({ kind }) => kind === 'dynamic-import'))
  return late.length > 0 ? late.map(({ path }) => path) : [undefined]
}

/**
 * Returns for each screen of each island, from an esbuild metafile's outputs and what each weighs, the bytes of its scripts
 * and of its island's style sheet. site is what every page's own script weighs.
 */
export function weigh(outputs, weights, site) {
  const islands = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.endsWith('/main.tsx'))
  return islands.flatMap((main) =>
    screensOf(outputs, main).map((screen) => {
      const files = withImports(outputs, screen ? [screen] : [], EVER, withImports(outputs, [main], AT_ONCE))
      const [, island, name] = (outputs[screen ?? main].entryPoint ?? screen).match(/([^/]+)\/([^/]+)\.tsx?$/)
      return {
        page: screen ? `${island}/${name}` : island,
        script: [...files].reduce((sum, file) => sum + weights[file], site),
        style: weights[outputs[main].cssBundle] ?? 0,
      }
    }),
  )
}

export function overBudget({ script }) {
  return script > BUDGET
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

export function summary(size) {
  const verdict = overBudget(size) ? ' – OVER BUDGET' : ''
  return `${size.page}: script ${kilobytes(size.script)} of ${kilobytes(BUDGET)}${verdict}, styles ${kilobytes(size.style)} (brotli)`
}
