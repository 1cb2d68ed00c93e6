import type { Target } from './targets'

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  format?: string
  minimum?: number
  minLength?: number
  properties?: Record<string, Schema>
  items?: Schema
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const prefix = '/api/v1'
const ends = ['/auth/logout']

/** Makes a target of every call of the API that takes anything. Ids in paths become `id`, and 2 where they are numbers. */
export function callTargets(api: Document, id: string): Target[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(() => !ends.includes(path))
      .flatMap(([method, operation]) => targetsOfCall(api, path, method.toUpperCase(), operation, id)),
  )
}

function targetsOfCall(api: Document, path: string, method: string, operation: Operation, id: string): Target[] {
  const found: Target[] = []
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const numbers = (operation.parameters ?? []).filter((one) => one.in === 'path' && one.schema.type === 'integer')
  const value = (name: string) => (numbers.some((one) => one.name === name) ? '2' : id)
  const filled = prefix + path.replaceAll(/\{([^}]+)\}/g, (_, name) => value(name))
  if (query.length > 0) {
    const values = new URLSearchParams(query.map(({ name, schema }) => [name, String(sample(api, schema))]))
    found.push({ method, path: `${filled}?${values}`, parameters: query.map(({ name }) => name) })
  }
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const marked = (_: string, one: string) => (one === name ? `${value(one)}*` : value(one))
    found.push({ method, path: prefix + path.replaceAll(/\{([^}]+)\}/g, marked), parameters: [] })
  }
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (media === 'application/json' && content) {
    const fields = sample(api, content.schema) as Record<string, unknown>
    found.push({ method, path: filled, body: JSON.stringify(fields), json: true, parameters: Object.keys(fields) })
  }
  if (media === 'application/x-www-form-urlencoded' && content) {
    const fields = sample(api, content.schema) as Record<string, string>
    found.push({ method, path: filled, body: new URLSearchParams(fields).toString(), parameters: Object.keys(fields) })
  }
  return found
}

/** Makes up a value that fits a schema. */
function sample(api: Document, schema: Schema): unknown {
  const name = schema.$ref?.split('/').at(-1)
  const of = name ? api.components.schemas[name] : schema
  if (!of) return 'a'
  if (of.enum) return of.enum[0]
  if (of.format === 'email') return 'somebody@example.com'
  switch (Array.isArray(of.type) ? of.type[0] : of.type) {
    case 'object':
      return Object.fromEntries(Object.entries(of.properties ?? {}).map(([key, value]) => [key, sample(api, value)]))
    case 'array':
      return [of.items ? sample(api, of.items) : 'a']
    case 'integer':
    case 'number':
      return Math.max(1, of.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return 'a'.repeat(Math.max(1, of.minLength ?? 1))
  }
}
