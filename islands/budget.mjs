// What an island weighs on the wire, and how much it may.

/** Most JavaScript of one island page, its shared chunks included, in bytes of brotli. */
export const BUDGET = 95_000

/** Returns a file together with the chunks that it imports before it runs. */
function withChunks(outputs, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of outputs[file]?.imports ?? []) {
    if (imported.kind === 'import-statement' && outputs[imported.path]) withChunks(outputs, imported.path, seen)
  }
  return seen
}

/** Returns for each island of an esbuild metafile's outputs the bytes of its script and of its style sheet. */
export function weigh(outputs, weights) {
  const islands = Object.entries(outputs).filter(([, output]) => output.entryPoint?.endsWith('main.tsx'))
  return islands.map(([file, output]) => ({
    island: output.entryPoint.split('/').at(-2),
    script: [...withChunks(outputs, file)].reduce((sum, part) => sum + weights[part], 0),
    style: weights[output.cssBundle] ?? 0,
  }))
}

export function overBudget({ script }) {
  return script > BUDGET
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

export function summary(size) {
  const verdict = overBudget(size) ? ' – OVER BUDGET' : ''
  return `island ${size.island}: script ${kilobytes(size.script)} of ${kilobytes(BUDGET)}${verdict}, styles ${kilobytes(size.style)} (brotli)`
}
