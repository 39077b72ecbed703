const missingValue: unique symbol = Symbol()

/** Reads one value of a JSON object; `missingValue` makes the whole object unreadable. */
type FieldReader<T> = (value: unknown) => T | typeof missingValue

/** Parsers by camelCase key of a JSON object with snake_case keys. */
type ObjectShape = Readonly<Record<string, FieldReader<unknown>>>

type ShapeResult<S extends ObjectShape> = {
  readonly [K in keyof S]: S[K] extends FieldReader<infer T> ? Exclude<T, typeof missingValue> : never
}

/** Reads a JSON object; lists, null and plain values are `undefined`. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Reads a text that holds something. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads a finite number, also from digits in a text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? +value : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Reads an identifier, a text or a finite number, as a text. */
export function readId(value: unknown): string | undefined {
  return readText(Number.isFinite(value) ? String(value) : value)
}

/** Reads 'True', 'False' or a boolean. `undefined` for other values. */
export function readBoolean(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  return word === true || word === 'true' ? true : word === false || word === 'false' ? false : undefined
}

/** Reads a list of texts; other entries are left out. */
export function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** A reader of a required value. */
export function requiredField<T>(read: (value: unknown) => T | undefined): FieldReader<T> {
  return (value) => read(value) ?? missingValue
}

/** A reader with a default for a missing value. */
export function fieldWithDefault<T>(read: (value: unknown) => T | undefined, fallback: T): FieldReader<T> {
  return (value) => read(value) ?? fallback
}

/** A reader of an optional value. Null is missing, and an unreadable value is an error. */
export function optionalField<T>(read: (value: unknown) => T | undefined): FieldReader<T | undefined> {
  return (value) => (value == null ? undefined : (read(value) ?? missingValue))
}

/** The name of a field on the wire, for example 'is_super_admin' for 'isSuperAdmin'. */
export function toWireKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The names of fields in JSON, cached because a server reads shapes at every request. */
const wireKeys: Record<string, string | undefined> = {}

/** Reads a JSON object by its shape. `undefined` for other values, or when a required field is missing. */
export function readObject<S extends ObjectShape>(json: unknown, shape: S): ShapeResult<S> | undefined {
  const body = readRecord(json)
  if (!body) return undefined
  const found: Record<string, unknown> = {}
  for (const key in shape) {
    const value = (shape[key] as FieldReader<unknown>)(body[(wireKeys[key] ??= toWireKey(key))])
    if (value === missingValue) return undefined
    found[key] = value
  }
  return found as ShapeResult<S>
}
