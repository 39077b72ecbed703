import { readId, readNumber, readRecord, readText } from './read.ts'

/** A store the person may enter (spec section 7). */
export interface StoreEntry {
  readonly id: string
  readonly name: string
  readonly storeId: number | undefined
  readonly role: string | undefined
}

/** A language on offer (spec section 7). */
export interface Language {
  readonly code: string
  readonly name: string
}

/** Reads a bare list, or the list under `name`; `undefined` when it is neither or one entry cannot be read. */
function parseList<T>(
  json: unknown,
  name: string,
  read: (entry: unknown) => T | undefined,
): readonly T[] | undefined {
  const list: unknown = Array.isArray(json) ? json : readRecord(json)?.[name]
  if (!Array.isArray(list)) return undefined
  const found = list.map(read)
  return found.every((entry) => entry !== undefined) ? found : undefined
}

/** Reads the answer of GET /v1/user/stores. */
export function parseStores(json: unknown): readonly StoreEntry[] | undefined {
  return parseList(json, 'stores', (entry) => {
    const body = readRecord(entry)
    const id = readId(body?.['id'])
    if (!body || id === undefined) return undefined
    const name = readText(body['name']) ?? ''
    return { id, name, storeId: readNumber(body['store_id']), role: readText(body['role']) }
  })
}

/** Reads the answer of GET /v1/user/languages. */
export function parseLanguages(json: unknown): readonly Language[] | undefined {
  return parseList(json, 'languages', (entry) => {
    const name = readText(readRecord(entry)?.['name'] ?? entry)
    const code = readText(readRecord(entry)?.['code'] ?? entry)
    return name === undefined || code === undefined ? undefined : { code, name }
  })
}
