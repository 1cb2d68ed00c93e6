// Names, compresses and lists built files. Both the site's build and the islands' build end here, so that static.go finds
// one form of folder: NAME-HASH.EXT, or NAME-HASH.EXT.br of what compresses well, and a manifest.json from plain names to built ones.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const compressible = /\.(css|js|svg|json|txt)$/

/** Returns name with the first 8 hex digits of the content's SHA-256 before its extension. */
function hashedName(name, content) {
  const { dir, name: base, ext } = path.posix.parse(name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return path.posix.join(dir, `${base}-${hash}${ext}`)
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes a file under the name it already has; what compresses well is kept compressed alone, since it is in the binary. */
export function writeCompressed(folder, name, content) {
  const file = path.join(folder, name)
  if (!compressible.test(name)) return write(file, content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  write(`${file}.br`, brotliCompressSync(content, { params }))
}

/** Writes a file under a name that changes with its content, and returns that name. */
export function writeHashed(folder, name, content) {
  const built = hashedName(name, content)
  writeCompressed(folder, built, content)
  return built
}

/** Writes the folder's list of names, sorted so that equal builds have equal bytes. */
export function writeManifest(folder, names) {
  const sorted = Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)))
  write(path.join(folder, 'manifest.json'), `${JSON.stringify(sorted, null, '\t')}\n`)
}
