import type { Call } from './call.ts'

/** The data needed to send a call. */
export type TableEntry = Pick<Call, 'method' | 'path' | 'payload'>

/** Creates the entries of one method. Default values are left out, which keeps the table small for browsers. */
const createEntryMaker =
  (method: TableEntry['method'], usual: TableEntry['payload']) =>
  (path: string, payload = usual): TableEntry => ({ method, path, payload })

export const createGetEntry = createEntryMaker('GET', 'none')
export const createDeleteEntry = createEntryMaker('DELETE', 'none')
export const createPostEntry = createEntryMaker('POST', 'json')
export const createPutEntry = createEntryMaker('PUT', 'json')
export const createPatchEntry = createEntryMaker('PATCH', 'json')
