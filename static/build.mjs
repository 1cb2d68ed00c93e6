// Builds what the pages load into static/dist: node static/build.mjs, from the root of the repository.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import * as esbuild from 'esbuild'
import { overBudget, summary, weigh, weighStart } from './budget.mjs'
import { writeCompressed, writeHashed, writeManifest } from './emit.mjs'
import { fonts, smallFonts } from './fonts.mjs'
import { shrink } from './shrink.mjs'

const require = createRequire(import.meta.url)
const root = path.dirname(import.meta.dirname)
const dist = path.join(import.meta.dirname, 'dist')

/** Empties dist, except for the islands, which have a build of their own. */
function clean() {
  mkdirSync(dist, { recursive: true })
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (entry.name !== 'islands') rmSync(path.join(dist, entry.name), { recursive: true })
  }
}

/** The style sheets of the site's areas, which their pages have beside app.css. */
function areas() {
  const sheets = readdirSync(path.join(import.meta.dirname, 'css/areas'))
  return Object.fromEntries(sheets.map((name) => [`areas/${path.parse(name).name}`, `static/css/areas/${name}`]))
}

/** Bundles styles and scripts; returns plain names with the names of the built files. */
async function bundle() {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      app: 'static/css/app.css',
      ...areas(),
      site: 'static/js/site.ts',
      early: 'static/js/early.ts',
      bulk: 'static/js/bulk.ts',
      passkey: 'static/js/passkey.ts',
      admin: 'static/js/admin.ts',
    },
    outdir: dist,
    publicPath: '/static',
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    target: ['chrome125', 'firefox128', 'safari17.5'],
    loader: { '.svg': 'dataurl' },
    plugins: [smallFonts],
    metafile: true,
    write: false,
  })
  const weights = {}
  for (const file of result.outputFiles) {
    const contents = file.path.endsWith('.js') ? await shrink(file.contents) : file.contents
    writeCompressed(dist, path.relative(dist, file.path), contents)
    if (/\.(js|css)$/.test(file.path)) weights[path.relative(root, file.path)] = readFileSync(`${file.path}.br`).length
  }
  report(weigh(result.metafile.outputs, weights))
  leaveStart(weighStart(result.metafile.outputs, weights))
  return bundleNames(result.metafile.outputs)
}

/** Tells what a page weighs; a heavier one than promised fails the build. */
function report(size) {
  console.log(summary(size))
  if (overBudget(size)) process.exitCode = 1
}

/** Leaves what every page starts with to islands/build.mjs, whose pages have it too. */
function leaveStart(bytes) {
  mkdirSync(path.join(root, '.build'), { recursive: true })
  writeFileSync(path.join(root, '.build', 'site-weight.json'), JSON.stringify(bytes))
}

function bundleNames(outputs) {
  const names = {}
  for (const [file, output] of Object.entries(outputs)) {
    const built = path.relative(path.relative(root, dist), file)
    const font = fonts[path.basename(Object.keys(output.inputs)[0] ?? '')]
    if (font) names[font.name] = built
    if (output.entryPoint)
      names[output.entryPoint.replace(/^(static\/(css|js)|node_modules\/.*)\//, '').replace(/\.ts$/, '.js')] = built
  }
  return names
}

/** Takes the images of the landing page, which our own illustrator draws (cmd/landingart). make draws them before this runs. */
function emitLanding() {
  const folder = path.join(import.meta.dirname, 'art')
  if (!existsSync(path.join(folder, 'landing.json')))
    execFileSync('go', ['run', './cmd/landingart', folder], { cwd: root, stdio: 'inherit' })
  const names = {}
  for (const name of readdirSync(folder))
    names[`art/${name}`] = writeHashed(dist, `art/${name}`, readFileSync(path.join(folder, name)))
  return names
}

/** Gathers the outlines that pages point into in one file: Phosphor icons (MIT license, phosphoricons.com), and our sign. */
function emitOutlines() {
  const set = require('@iconify-json/ph/icons.json')
  const names = readFileSync(path.join(import.meta.dirname, 'icons/outlines.txt'), 'utf8')
    .trim()
    .split('\n')
  const symbols = names.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 256 256">${set.icons[name].body.replaceAll(' fill="currentColor"', '')}</symbol>`,
  )
  const sign = readFileSync(path.join(import.meta.dirname, 'icons/brandmark.svg'), 'utf8')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${sign.trim()}</svg>`
  return { 'icons.svg': writeHashed(dist, 'icons.svg', Buffer.from(svg)) }
}

/** Writes the sign of the product as the browser's and the home screen's icon, and the card that other sites show. */
function emitIcons() {
  const favicon = readFileSync(path.join(import.meta.dirname, 'icons/favicon.svg'))
  const touch = readFileSync(path.join(import.meta.dirname, 'icons/apple-touch-icon.svg'))
  const png = new Resvg(touch, { fitTo: { mode: 'width', value: 180 } }).render().asPng()
  const card = readFileSync(path.join(import.meta.dirname, 'icons/card.jpg'))
  return {
    'card.jpg': writeHashed(dist, 'card.jpg', card),
    'favicon.svg': writeHashed(dist, 'favicon.svg', favicon),
    'apple-touch-icon.png': writeHashed(dist, 'apple-touch-icon.png', png),
  }
}

clean()
writeManifest(dist, { ...(await bundle()), ...emitLanding(), ...emitOutlines(), ...emitIcons() })
