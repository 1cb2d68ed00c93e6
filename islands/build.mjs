// Builds every islands/NAME/main.tsx into static/dist/islands: node islands/build.mjs, from the root of the repository.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { writeCompressed, writeManifest } from '../static/emit.mjs'
import { shrink } from '../static/shrink.mjs'
import { overBudget, summary, weigh } from './budget.mjs'
import { externalStyles } from './external-styles.mjs'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'static', 'dist', 'islands')

/** Every islands/NAME/main.tsx and islands/AREA/NAME/main.tsx, under the name of its folders: create, admin-users. */
function entryPoints() {
  const mains = readdirSync(import.meta.dirname, { recursive: true }).filter(
    (file) => path.basename(file) === 'main.tsx',
  )
  return Object.fromEntries(mains.map((main) => [nameOf(main), `islands/${main}`]))
}

const nameOf = (main) => path.dirname(main).replaceAll(path.sep, '-')

/** Lists the plain name of each island's script and style sheet with the name of the built file. */
function manifest(outputs) {
  const names = {}
  for (const [file, output] of Object.entries(outputs)) {
    if (!output.entryPoint?.endsWith('main.tsx')) continue
    const island = nameOf(path.relative('islands', output.entryPoint))
    names[`${island}.js`] = path.basename(file)
    if (output.cssBundle) names[`${island}.css`] = path.basename(output.cssBundle)
  }
  return names
}

/** Writes a finished build and returns what each file weighs, in bytes of brotli. */
async function emit(result) {
  rmSync(dist, { recursive: true, force: true })
  const weights = {}
  for (const file of result.outputFiles) {
    const name = path.relative(dist, file.path)
    writeCompressed(dist, name, name.endsWith('.js') ? await shrink(file.contents) : file.contents)
    weights[path.relative(root, file.path)] = file.path.endsWith('.webp')
      ? file.contents.length
      : readFileSync(`${file.path}.br`).length
  }
  writeManifest(dist, manifest(result.metafile.outputs))
  return weights
}

/** What the script of every page weighs, as static/build.mjs left it behind. */
function siteWeight() {
  return JSON.parse(readFileSync(path.join(root, '.build', 'site-weight.json'), 'utf8'))
}

async function report(result) {
  const sizes = weigh(result.metafile.outputs, await emit(result), siteWeight())
  for (const size of sizes) console.log(summary(size))
  if (sizes.some(overBudget)) process.exitCode = 1
}

const result = await esbuild.build({
  absWorkingDir: root,
  entryPoints: entryPoints(),
  outdir: dist,
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/static/islands',
  loader: { '.webp': 'file' },
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  metafile: true,
  write: false,
  logLevel: 'warning',
  plugins: [externalStyles],
})

await report(result)
