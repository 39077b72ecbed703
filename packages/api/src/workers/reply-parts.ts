import type { Transaction } from '../database/transact.ts'
import type { OpenCredentials } from '../mailboxes/credentials.ts'
import { imapLimits, type ImapLimits } from '../mailboxes/imap-session.ts'
import type { Mailer } from '../notices/mailer.ts'
import { stuckMail } from '../notices/messages.ts'
import { createHandOver, smtpLimits, type HandOver } from '../outbox/hand-over.ts'
import type { FindHost } from '../platform/hosts.ts'
import type { ReplyParts } from './send-replies.ts'
import { notifyOwners } from './notify-owners.ts'

/** A search of the Sent folder holds a slot of its store: a server that is silent for so long is asked again later. */
const sentLimits: ImapLimits = { ...imapLimits, silenceMs: 30_000 }

/** What sending replies needs of a process beside what all work needs. */
export function createReplyParts(options: {
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly mailer: Mailer
  readonly siteUrl: string
  /** Takes the mails in place of a mail server. */
  readonly handOver?: HandOver | undefined
}): Omit<ReplyParts, 'db' | 'clock' | 'now'> {
  const { openCredentials, findHost, mailer, siteUrl, handOver = createHandOver(smtpLimits) } = options
  return {
    openCredentials,
    findHost,
    handOver,
    imapLimits: sentLimits,
    onStuck: (tx: Transaction, storeId: string, reason: string) =>
      notifyOwners({ db: tx, mailer, siteUrl }, storeId, (to, facts) => stuckMail(to, { ...facts, reason })),
  }
}
