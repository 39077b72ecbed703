import type { Call } from './call.ts'

/** The data needed to send a call. */
export type TableEntry = Pick<Call, 'method' | 'path' | 'payload'>

/** Makes the entries of one method; what they usually carry need not be said, so that the table stays small in browsers. */
const entriesOf =
  (method: TableEntry['method'], usual: TableEntry['payload']) =>
  (path: string, payload = usual): TableEntry => ({ method, path, payload })

export const get = entriesOf('GET', 'none')
export const remove = entriesOf('DELETE', 'none')
export const post = entriesOf('POST', 'json')
export const put = entriesOf('PUT', 'json')
export const patch = entriesOf('PATCH', 'json')
