import type { MailboxAnswer } from '@draftdesk/contract'
import type { Database } from '../database/open.ts'
import { readSending } from '../threads/sending-status.ts'
import { mailboxBody, type Mailbox } from './mailbox.ts'

/** A mailbox as /v1 writes it. One that passed its test and sends nothing all the same is failing. */
export async function describeMailbox(db: Database, mailbox: Mailbox): Promise<MailboxAnswer> {
  const body = mailboxBody(mailbox)
  if (body.state !== 'connected') return body
  const { stopped } = await readSending(db, mailbox.storeId)
  if (!stopped) return body
  const smtp = { code: 'stopped', detail: `Replies wait to be sent. ${stopped.detail}` }
  return {
    ...body,
    state: 'failing',
    failure: { side: 'smtp', ...smtp },
    sides: { imap: body.sides?.imap ?? null, smtp },
  }
}
