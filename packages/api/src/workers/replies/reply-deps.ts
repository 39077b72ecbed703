import type { Transaction } from '../../database/transact.ts'
import type { OpenCredentials } from '../../mailboxes/mailbox-credentials.ts'
import { imapLimits } from '../../mailboxes/imap/imap-session.ts'
import type { ImapLimits } from '../../mailboxes/imap/imap-session.ts'
import type { NoticeMailer } from '../../notices/notice-mailer.ts'
import { createSendingStuckMail } from '../../notices/notice-mails.ts'
import { createMailDelivery, defaultSmtpLimits } from '../../outbox/deliver-mail.ts'
import type { DeliverMail } from '../../outbox/deliver-mail.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import { translateSentence } from '../../wording/sentences/translate-sentence.ts'
import { noTelemetry, measureSecondsSince } from '../../platform/telemetry.ts'
import type { SendMeasurement, Telemetry } from '../../platform/telemetry.ts'
import type { ReplyDeps } from './send-replies.ts'
import { notifyOwners } from '../notices/notify-owners.ts'

/** Shorter timeout, because a search in Sent occupies a slot of its store. It is retried later. */
const sentFolderLimits: ImapLimits = { ...imapLimits, silenceMs: 30_000 }

/** Creates the dependencies of sending replies. */
export function createReplyDeps(options: {
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly mailer: NoticeMailer
  readonly siteUrl: string
  /** Replaces the mail server. */
  readonly handOver?: DeliverMail | undefined
  readonly telemetry?: Telemetry | undefined
}): Omit<ReplyDeps, 'db' | 'clock' | 'now'> {
  const {
    openCredentials,
    findHost,
    mailer,
    siteUrl,
    handOver = createMailDelivery(defaultSmtpLimits),
  } = options
  const { telemetry = noTelemetry } = options
  return {
    openCredentials,
    findHost,
    handOver: addDeliveryTelemetry(handOver, telemetry),
    imapLimits: sentFolderLimits,
    onStuck: (tx: Transaction, storeId: string, reason: string) =>
      notifyOwners({ db: tx, mailer, siteUrl }, storeId, (to, facts) =>
        createSendingStuckMail(to, { ...facts, reason: translateSentence(to.language, reason) }),
      ),
  }
}

/** Records the duration and result of each delivery by SMTP. */
function addDeliveryTelemetry(handOver: DeliverMail, { recordSend, trace }: Telemetry): DeliverMail {
  return async (...parameters) => {
    const startedMs = performance.now()
    let result: SendMeasurement['result'] = 'error'
    try {
      return await trace({ name: 'send mail', kind: 'client' }, async (describe) => {
        const handed = await handOver(...parameters)
        result = handed.kind
        describe({ failure: handed.kind === 'sent' ? undefined : handed.kind })
        return handed
      })
    } finally {
      recordSend({ result, seconds: measureSecondsSince(startedMs) })
    }
  }
}
