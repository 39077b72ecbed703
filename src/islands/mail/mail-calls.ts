import { buildCall } from '@draftdesk/contract/call'
import { toDraftFields } from './composer/view.ts'
import type { ReplyFields } from './composer/view.ts'

const listPageSize = 25

/** The calls that several files of the mail make. Each other call is built where it is made. */
export const mailRequests = {
  /** A page of a list, or of its conversations those with certain `ids`. */
  listThreads: (query: Readonly<Record<string, string>>) =>
    buildCall('threads', { limit: String(listPageSize), ...query }),
  beginDraft: (thread?: string, written?: ReplyFields, answers?: string) =>
    buildCall('createDraft', {
      thread_id: thread,
      ...(answers !== undefined && { answers_email_id: answers }),
      ...(written && toDraftFields(written)),
    }),
  discardDraft: (id: string) => buildCall('discardDraft', { id }),
  undoSend: (id: string) => buildCall('undoSend', { id }),
}
