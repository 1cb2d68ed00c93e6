// Builds the art packs: node internal/engine/illustrator/art/build.mjs
// The same packages give the same bytes; when neither they nor these scripts changed, nothing is done.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { notices } from './build/notices.mjs'
import { pack } from './build/pack.mjs'
import { convertAll } from './build/pool.mjs'
import { infoOf, normalizerVersion, piecesOf, sets, versionOf } from './build/sets.mjs'

const here = import.meta.dirname
const packs = path.join(here, 'packs')
const stampFile = path.join(packs, 'stamp')

/** A hash of everything the packs depend on: package versions and the scripts' texts. */
function stamp() {
  const hash = createHash('sha256').update(normalizerVersion())
  for (const set of sets) hash.update(`${set.name} ${versionOf(set)}\n`)
  const scripts = readdirSync(here, { recursive: true }).filter((file) => file.endsWith('.mjs'))
  for (const file of scripts.sort()) hash.update(readFileSync(path.join(here, file)))
  return hash.digest('hex')
}

/** The bytes of a set's pack. */
async function buildSet(set) {
  const { pieces, dropped } = piecesOf(set)
  const results = await convertAll(pieces)
  const good = results.filter((result) => !result.failure)
  const bytes = pack(set, infoOf(set), good)
  report(set, { good, bytes, dropped, failed: results.filter((result) => result.failure) })
  return bytes
}

function report(set, { good, bytes, dropped, failed }) {
  const reasons = Object.entries(dropped).filter(([, count]) => count > 0)
  const left = reasons.map(([reason, count]) => `${count} ${reason}`)
  if (failed.length > 0) left.push(`${failed.length} not drawable`)
  const cropped = good.filter((piece) => piece.crop).length
  console.log(
    `${set.name}: ${good.length} pieces, ${bytes.length} bytes, ${cropped} cropped; left out: ${left.join(', ') || 'none'}`,
  )
  for (const { name, failure } of failed) console.log(`  ${name}: ${failure}`)
}

/** Replaces the packs in one go, so that a build that fails leaves the old ones. */
function write(built, wanted) {
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  const hash = createHash('sha256')
  for (const { set, bytes } of built) {
    writeFileSync(path.join(packs, `${set.name}.pack`), bytes)
    hash.update(bytes)
  }
  writeFileSync(path.join(packs, 'version'), hash.digest('hex').slice(0, 16))
  writeFileSync(stampFile, wanted)
}

async function main() {
  const wanted = stamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) {
    console.log('art packs are up to date')
    return
  }
  const built = []
  for (const set of sets) built.push({ set, bytes: await buildSet(set) })
  write(built, wanted)
  const entries = sets.map((set) => ({ set, info: infoOf(set), version: versionOf(set) }))
  writeFileSync(path.join(here, 'NOTICES.md'), notices(entries))
}

await main()
