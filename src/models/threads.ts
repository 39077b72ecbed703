import type { InputOf } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** What can be changed about a conversation. */
export type ThreadEdit = Omit<InputOf<'updateThread'>, 'id' | 'version'>

/** What can be done to many conversations at once. */
export type ManyEdit = InputOf<'bulkThreads'>['action']

/** What is done with conversations. */
export const threadVerbs = {
  show: (id: string) => buildCall('thread', { id }),
  edit: (id: string, version: number, edit: ThreadEdit) =>
    buildCall('updateThread', { id, version, ...edit }),
  editMany: (ids: readonly string[], action: ManyEdit) => buildCall('bulkThreads', { ids: [...ids], action }),
  split: (id: string, emailId: string) => buildCall('splitThread', { id, email_id: emailId }),
  /** Says of whoever wrote an e-mail whether they are a customer. */
  sortSender: (emailId: string, isCustomer: boolean) =>
    buildCall('setSender', { id: emailId, kind: isCustomer ? 'customer' : 'notice' }),
}
