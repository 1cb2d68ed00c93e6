// Derives islands/lib/api.gen.ts from the server's OpenAPI document, so that a field renamed in Go breaks the type check:
// node islands/generate.mjs build/openapi.json, from the root of the repository.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const [document] = process.argv.slice(2)
if (!document) {
  console.error('usage: node islands/generate.mjs OPENAPI.json')
  process.exit(2)
}
const types = await openapiTS(pathToFileURL(path.resolve(document)), { defaultNonNullable: false })
writeFileSync(path.join(import.meta.dirname, 'lib', 'api.gen.ts'), astToString(types))
