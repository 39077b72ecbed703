import type { InputOf } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { threadMessages as words } from '../messages/emails.ts'

/** What can be changed about a conversation. */
type ThreadEdit = Omit<InputOf<'updateThread'>, 'id' | 'version'>

/** What can be done to many conversations at once. */
export type ManyEdit = InputOf<'bulkThreads'>['action']

/** What a conversation can be switched between, and what is said once it is. */
export const threadSwitches = {
  is_archived: { on: words.archived, off: words.restored },
  is_spam: { on: words.markedSpam, off: words.unmarkedSpam },
  is_settled: { on: words.settled, off: words.unsettled },
  is_unread: { on: words.markedUnread, off: words.markedRead },
} as const satisfies Partial<Record<keyof ThreadEdit, unknown>>

export type ThreadSwitch = keyof typeof threadSwitches

export const isThreadSwitch = (name: string): name is ThreadSwitch => Object.hasOwn(threadSwitches, name)

/** Says what a conversation was switched to. */
export const saySwitched = (name: ThreadSwitch, isOn: boolean, subject: string): string =>
  threadSwitches[name][isOn ? 'on' : 'off'](subject)

/** Says who answers a conversation from now on; nobody in particular without a name. */
export const sayAssigned = (name: string | undefined, subject: string): string =>
  name === undefined ? words.unassigned(subject) : words.assigned(name, subject)

const edit = (id: string, version: number, change: ThreadEdit) =>
  buildCall('updateThread', { id, version, ...change })

/** What is done with conversations. */
export const threadVerbs = {
  show: (id: string) => buildCall('thread', { id }),
  find: (q: string) => buildCall('threads', { q, limit: mostFound }),
  /** Archives, settles, marks as spam or as unread, or takes that back. */
  switch: (id: string, version: number, name: ThreadSwitch, isOn: boolean) =>
    edit(id, version, { [name]: isOn }),
  /** Gives it to a member of the store, or to nobody in particular. */
  assign: (id: string, version: number, memberId: string | null) =>
    edit(id, version, { assignee_id: memberId }),
  markRead: (id: string, version: number) => edit(id, version, { is_unread: false }),
  editMany: (ids: readonly string[], action: ManyEdit) => buildCall('bulkThreads', { ids: [...ids], action }),
  split: (id: string, emailId: string) => buildCall('splitThread', { id, email_id: emailId }),
  /** Says of whoever wrote an e-mail whether they are a customer. */
  sortSender: (emailId: string, isCustomer: boolean) =>
    buildCall('setSender', { id: emailId, kind: isCustomer ? 'customer' : 'notice' }),
}

/** Any one change of a conversation. */
export type ThreadChange = ReturnType<typeof edit>

/** The most conversations that a search as one types names. */
const mostFound = '6'
