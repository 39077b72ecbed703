import type { InputOf } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** One change of a conversation. */
export type ThreadEdit = Omit<InputOf<'updateThread'>, 'id' | 'version'>

/** One change of many conversations at once. */
export type ManyEdit = InputOf<'bulkThreads'>['action']

/** As many conversations as a page of a list has. */
const pageSize = 25

/** The most conversations that a search as one types names. */
const mostFound = '6'

/** The calls of conversations. */
export const threadVerbs = {
  /** A page of a list, or of its conversations those with certain `ids`. */
  list: (query: Readonly<Record<string, string>>) =>
    buildCall('threads', { limit: String(pageSize), ...query }),
  show: (id: string) => buildCall('thread', { id }),
  find: (q: string) => buildCall('threads', { q, limit: mostFound }),
  edit: (id: string, version: number, edit: ThreadEdit) =>
    buildCall('updateThread', { id, version, ...edit }),
  editMany: (ids: readonly string[], action: ManyEdit) => buildCall('bulkThreads', { ids: [...ids], action }),
  split: (id: string, emailId: string) => buildCall('splitThread', { id, email_id: emailId }),
  /** Says of a sender whether they are a customer. */
  sortSender: (emailId: string, isCustomer: boolean) =>
    buildCall('setSender', { id: emailId, kind: isCustomer ? 'customer' : 'notice' }),
  context: (id: string) => buildCall('threadContext', { id }),
}
