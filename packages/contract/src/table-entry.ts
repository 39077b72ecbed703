import type { Call } from './call.ts'

/** The data needed to send a call. */
export type TableEntry = Pick<Call, 'method' | 'path' | 'payload'>

/** Creates the entries of one method. Default values are left out, which keeps the table small for browsers. */
const createEntryFactory =
  (method: TableEntry['method'], usual: TableEntry['payload']) =>
  (path: string, payload = usual): TableEntry => ({ method, path, payload })

export const createGetEntry = createEntryFactory('GET', 'none')
export const createDeleteEntry = createEntryFactory('DELETE', 'none')
export const createPostEntry = createEntryFactory('POST', 'json')
export const createPutEntry = createEntryFactory('PUT', 'json')
export const createPatchEntry = createEntryFactory('PATCH', 'json')
