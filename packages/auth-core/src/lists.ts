import { need, or, readId, readNumber, readRecord, readShape, readText } from './shape.ts'

/** A store the person may enter. */
export interface StoreEntry {
  readonly id: string
  readonly name: string
  readonly storeId: number | undefined
  readonly role: string | undefined
}

/** A language on offer. */
export interface Language {
  readonly code: string
  readonly name: string
}

/** Reads a bare list, or the list under `name`; `undefined` when it is neither or one entry cannot be read. */
function parseList<T>(json: unknown, name: string, read: (entry: unknown) => T | undefined) {
  const list: unknown = readRecord(json)?.[name] ?? json
  const found = Array.isArray(list) ? list.map(read) : [undefined]
  return found.every((entry) => entry !== undefined) ? found : undefined
}

/** Reads one store of a list. */
export function parseStoreEntry(json: unknown): StoreEntry | undefined {
  return readShape(json, { id: need(readId), name: or(readText, ''), storeId: readNumber, role: readText })
}

/** Reads the answer of GET /v1/user/stores: a bare list, or one under `stores`. */
export function parseStores(json: unknown): readonly StoreEntry[] | undefined {
  return parseList(json, 'stores', parseStoreEntry)
}

/** Reads the answer of GET /v1/user/languages: a bare list of `{code, name}` or of names, or one under `languages`. */
export function parseLanguages(json: unknown): readonly Language[] | undefined {
  return parseList(json, 'languages', (entry) => {
    const word = readText(entry)
    return word === undefined
      ? readShape(entry, { code: need(readText), name: need(readText) })
      : { code: word, name: word }
  })
}
