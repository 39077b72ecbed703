type JsonFields = Readonly<Record<string, unknown>>

const readFields = (json: unknown): JsonFields | undefined =>
  typeof json === 'object' && json !== null ? (json as JsonFields) : undefined

/** The entries of a list, or of a list under `name`. Undefined if neither, or if an entry is unreadable. */
function readList(json: unknown, name: string, readEntry: (entry: unknown) => JsonFields | undefined) {
  const list: unknown = readFields(json)?.[name] ?? json
  const entries = Array.isArray(list) ? list.map(readEntry) : [undefined]
  return entries.includes(undefined) ? undefined : entries
}

/** A store's id is a text or a number, and its name is optional. */
function readStore(entry: unknown): JsonFields | undefined {
  const { id, name, ...others } = readFields(entry) ?? {}
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return { id: String(id), name: typeof name === 'string' ? name : '', ...others }
}

/** A list may contain only the name of a language. */
function readLanguage(entry: unknown): JsonFields | undefined {
  const { code, name } = readFields(typeof entry === 'string' ? { code: entry, name: entry } : entry) ?? {}
  const isRead = typeof code === 'string' && typeof name === 'string' && code !== '' && name !== ''
  return isRead ? { code, name } : undefined
}

/**
 * Converts responses of other servers to the shape of ours, or returns undefined. Without zod, so that browsers and the site's
 * server share the code.
 *
 * @example toOurShape.languages({ languages: ['German'] }) // [{ code: 'German', name: 'German' }]
 */
export const toOurShape = {
  stores: (json: unknown): unknown => readList(json, 'stores', readStore),
  languages: (json: unknown): unknown => readList(json, 'languages', readLanguage),
  /** The response body is not used. */
  updateUser: (json: unknown): unknown => readFields(json) ?? {},
} as const
