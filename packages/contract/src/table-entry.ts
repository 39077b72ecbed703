import type { Call } from './call.ts'

/** The data needed to send a call. */
export type TableEntry = Pick<Call, 'method' | 'path' | 'payload'>

/** Creates the entries of one method. Default values are left out, which keeps the table small for browsers. */
const entriesOf =
  (method: TableEntry['method'], usual: TableEntry['payload']) =>
  (path: string, payload = usual): TableEntry => ({ method, path, payload })

export const get = entriesOf('GET', 'none')
export const remove = entriesOf('DELETE', 'none')
export const post = entriesOf('POST', 'json')
export const put = entriesOf('PUT', 'json')
export const patch = entriesOf('PATCH', 'json')
