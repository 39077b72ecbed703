import type { CallInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { parseRecipients } from './composer/view.ts'
import type { ReplyFields } from './composer/view.ts'

/** A change of one conversation. */
export type ThreadEdit = Omit<CallInput<'updateThread'>, 'id' | 'version'>

/** A change of several conversations. */
export type BulkThreadAction = CallInput<'bulkThreads'>['action']

const listPageSize = 25

/** The calls of conversations. */
export const threadRequests = {
  /** A page of a list, or of its conversations those with certain `ids`. */
  list: (query: Readonly<Record<string, string>>) =>
    buildCall('threads', { limit: String(listPageSize), ...query }),
  show: (id: string) => buildCall('thread', { id }),
  edit: (id: string, version: number, edit: ThreadEdit) =>
    buildCall('updateThread', { id, version, ...edit }),
  editMany: (
    ids: readonly string[],
    action: BulkThreadAction,
    { assignee_id: assignee, snooze, add_tags: added, remove_tags: removed }: ThreadEdit = {},
  ) =>
    buildCall('bulkThreads', {
      ids: [...ids],
      action,
      ...(assignee !== undefined && { assignee_id: assignee }),
      ...(snooze != null && { snooze }),
      ...((added ?? removed) && { tag_ids: added ?? removed }),
    }),
  split: (id: string, emailId: string) => buildCall('splitThread', { id, email_id: emailId }),
  /** Classifies a sender as a customer or not. */
  sortSender: (emailId: string, isCustomer: boolean) =>
    buildCall('setSender', { id: emailId, kind: isCustomer ? 'customer' : 'notice' }),
  context: (id: string) => buildCall('threadContext', { id }),
}

/** The time of a reply, and that of a reminder if no answer comes. */
export type SendTimes = Pick<CallInput<'sendDraft'>, 'send_at' | 'follow_up_at'>

/** The last email that the writer has seen, and the ids of other known news. */
export interface SeenUpdates {
  readonly seen: string
  readonly known?: readonly string[]
}

/** The options of a requested draft. */
export type DraftOptions = Omit<CallInput<'writeDraft'>, 'id'>

/** The reason why a draft was not right. */
export type DraftFault = CallInput<'rateDraft'>['reason']

/** The form of a forward's original. */
export interface ForwardOptions {
  readonly as: CallInput<'setForward'>['as']
  readonly files: readonly string[]
}

/** The calls of replies and drafts. */
export const draftRequests = {
  begin: (thread?: string, written?: ReplyFields, answers?: string) =>
    buildCall('createDraft', {
      thread_id: thread,
      ...(answers !== undefined && { answers_email_id: answers }),
      ...(written && toDraftFields(written)),
    }),
  forward: (email: string) => buildCall('createForward', { id: email }),
  setForward: (id: string, choice: ForwardOptions) =>
    buildCall('setForward', { id, as: choice.as, files: [...choice.files] }),
  save: (id: string, version: number, written: ReplyFields) =>
    buildCall('updateDraft', { id, version, ...toDraftFields(written) }),
  // The key is derived from the version, so a repeated call sends the reply once.
  send: (id: string, version: number, { seen, known = [] }: SeenUpdates, times: SendTimes = {}) =>
    buildCall('sendDraft', {
      id,
      version,
      seen: seen === '' ? null : seen,
      key: `${id}-${String(version)}`,
      ...(known.length > 0 && { known: [...known] }),
      ...times,
    }),
  discard: (id: string) => buildCall('discardDraft', { id }),
  restore: (id: string) => buildCall('restoreDraft', { id }),
  undo: (id: string) => buildCall('undoSend', { id }),
  settle: (id: string, arrived: boolean) => buildCall('settleSend', { id, arrived }),
  addFile: (id: string, file: File) => buildCall('addDraftFile', { id, file }),
  removeFile: (id: string) => buildCall('removeDraftFile', { id }),
  /** Requests a draft: a first one or a new version. */
  write: (thread: string, wanted: DraftOptions) => buildCall('writeDraft', { id: thread, ...wanted }),
  rate: (id: string, reason: DraftFault) => buildCall('rateDraft', { id, reason, note: '' }),
  /** Reads the steps of a draft. */
  steps: (id: string) => buildCall('draftSteps', { id }),
}

const toDraftFields = ({ to, cc, bcc = '', subject, body }: ReplyFields) => ({
  to: parseRecipients(to),
  cc: parseRecipients(cc),
  // Sends no Bcc if the API does not support it.
  ...(bcc !== '' && { bcc: parseRecipients(bcc) }),
  subject,
  body,
})
