// Small readers that turn unknown JSON into typed values. Props cross from Go to TypeScript as text; a reader proves their
// shape once, at the door, where a cast would let a mistake surface somewhere deep in the screen.

/** Reads a value or throws a ParseError that names the place in the document. */
export type Reader<T> = (value: unknown, path: string) => T

export class ParseError extends Error {
  constructor(path: string, wanted: string) {
    super(`${path || 'value'} is not ${wanted}`)
    this.name = 'ParseError'
  }
}

export const string: Reader<string> = (value, path) => {
  if (typeof value !== 'string') throw new ParseError(path, 'a string')
  return value
}

export const number: Reader<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ParseError(path, 'a number')
  return value
}

export const boolean: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new ParseError(path, 'true or false')
  return value
}

/** Reads null as null and anything else with the given reader. */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? null : read(value, path))
}

/** Reads a value that may be missing as a fallback, and anything else with the given reader. */
export function absentAs<T>(read: Reader<T>, fallback: T): Reader<T> {
  return (value, path) => (value === undefined ? fallback : read(value, path))
}

/** Reads one of a few strings. */
export function oneOf<const T extends string>(...choices: T[]): Reader<T> {
  return (value, path) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new ParseError(path, `one of ${choices.join(', ')}`)
    return found
  }
}

export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new ParseError(path, 'a list')
    return value.map((item, index) => read(item, `${path}[${index}]`))
  }
}

/** Reads an object by the reader of each field; fields without a reader are left behind. */
export function object<T extends object>(fields: { [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ParseError(path, 'an object')
    const source: Record<string, unknown> = { ...value }
    const names = Object.keys(fields) as (keyof T & string)[]
    return Object.fromEntries(
      names.map((name) => [name, fields[name](source[name], path ? `${path}.${name}` : name)]),
    ) as T
  }
}
