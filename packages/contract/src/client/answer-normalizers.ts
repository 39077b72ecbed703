type JsonFields = Readonly<Record<string, unknown>>

const parseObject = (json: unknown): JsonFields | undefined =>
  typeof json === 'object' && json !== null ? (json as JsonFields) : undefined

/** The entries of a list, or of a list under `name`. Undefined if neither, or if an entry is unreadable. */
function parseList(json: unknown, name: string, readEntry: (entry: unknown) => JsonFields | undefined) {
  const list: unknown = parseObject(json)?.[name] ?? json
  const entries = Array.isArray(list) ? list.map(readEntry) : [undefined]
  return entries.includes(undefined) ? undefined : entries
}

/** A store's id is a text or a number, and its name is optional. */
function parseStore(entry: unknown): JsonFields | undefined {
  const { id, name, ...others } = parseObject(entry) ?? {}
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return { id: String(id), name: typeof name === 'string' ? name : '', ...others }
}

/** A list may contain only the name of a language. */
function parseLanguage(entry: unknown): JsonFields | undefined {
  const { code, name } = parseObject(typeof entry === 'string' ? { code: entry, name: entry } : entry) ?? {}
  const isRead = typeof code === 'string' && typeof name === 'string' && code !== '' && name !== ''
  return isRead ? { code, name } : undefined
}

/**
 * Converts responses of other servers to the shape of ours, or returns undefined. Without zod, so that browsers and the site's
 * server share the code.
 *
 * @example answerNormalizers.languages({ languages: ['German'] }) // [{ code: 'German', name: 'German' }]
 */
export const answerNormalizers = {
  stores: (json: unknown): unknown => parseList(json, 'stores', parseStore),
  languages: (json: unknown): unknown => parseList(json, 'languages', parseLanguage),
  /** The response body is not used. */
  updateUser: (json: unknown): unknown => parseObject(json) ?? {},
} as const
