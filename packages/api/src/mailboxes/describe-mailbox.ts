import type { MailboxAnswer } from '@draftdesk/contract'
import type { Database } from '../database/open-database.ts'
import { loadSendingStatus } from '../threads/replies/sending-status.ts'
import { toMailboxAnswer } from './mailbox.ts'
import type { Mailbox } from './mailbox.ts'

/**
 * Describes a mailbox in the shape of /v1. A connected mailbox counts as failing while replies cannot be sent.
 */
export async function describeMailbox(db: Database, mailbox: Mailbox): Promise<MailboxAnswer> {
  const body = toMailboxAnswer(mailbox)
  if (body.state !== 'connected') return body
  const { stopped } = await loadSendingStatus(db, mailbox.storeId)
  if (!stopped) return body
  const smtp = { code: 'stopped', detail: `Replies wait to be sent. ${stopped.detail}` }
  return {
    ...body,
    state: 'failing',
    failure: { side: 'smtp', ...smtp },
    sides: { imap: body.sides?.imap ?? null, smtp },
  }
}
