import type { MailboxAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { mailboxes } from '../database/schema.ts'
import { explainMailFault, explainMailTest } from './mail-failure.ts'
import type { MailProtocol } from './mail-failure.ts'

export type Mailbox = typeof mailboxes.$inferSelect

/** Context of the sealed password, which ties it to its mailbox. */
export const buildMailboxSealContext = (storeId: string): string => `mailbox ${storeId}`

export async function findMailbox(db: Database, storeId: string): Promise<Mailbox | undefined> {
  const [mailbox] = await db.select().from(mailboxes).where(eq(mailboxes.storeId, storeId))
  return mailbox
}

/** The last test result per direction. */
function toMailTestResult({
  failure,
  failureSide,
  otherFailure,
}: Mailbox): Partial<Record<MailProtocol, string | undefined>> {
  if (failure === null) return {}
  return failureSide === 'smtp' ? { smtp: failure } : { imap: failure, smtp: otherFailure ?? undefined }
}

const toProtocolAnswer = (side: MailProtocol, fault: string | undefined) =>
  fault === undefined ? null : { code: fault, detail: explainMailFault(side, fault) }

/** A mailbox in the shape of /v1, without its password. */
export function toMailboxAnswer(mailbox: Mailbox): MailboxAnswer {
  const { connectedAt, checkedAt, failure, failureSide } = mailbox
  const test = toMailTestResult(mailbox)
  const side = failureSide ?? 'imap'
  return {
    state: !connectedAt ? 'failed' : failure === null ? 'connected' : 'failing',
    connected_at: connectedAt?.toISOString() ?? null,
    checked_at: checkedAt.toISOString(),
    version: mailbox.version,
    address: mailbox.address,
    username: mailbox.username,
    provider: mailbox.provider,
    imap: { host: mailbox.imapHost, port: mailbox.imapPort, security: mailbox.imapSecurity },
    smtp: { host: mailbox.smtpHost, port: mailbox.smtpPort, security: mailbox.smtpSecurity },
    failure: failure === null ? null : { side, code: failure, detail: explainMailTest(test) },
    sides: { imap: toProtocolAnswer('imap', test.imap), smtp: toProtocolAnswer('smtp', test.smtp) },
  }
}
