import { randomUUID } from 'node:crypto'
import type { MailBatch } from './mail-batch.ts'
import type { MailArrival, ThreadMatchInput } from '../matching/mail-arrival.ts'

/** References stored from each end of a long list. */
const maxReferencesPerEnd = 10

/** Adds a mail and its attachments to the batch. Returns the mail's id. */
export function addMailToBatch(
  batch: MailBatch,
  {
    storeId,
    mail,
    threadId,
    isOwn,
    isForward,
    isOrphan,
    isAnswered = false,
    atMs,
    kind,
    kindReason,
    customer,
  }: MailArrival & ThreadMatchInput & { threadId: string; isOrphan: boolean },
): string {
  const { threadIndex, authentication, ownId } = mail.headers
  const named = mail.references.length > 0 ? mail.references : mail.inReplyTo
  const references = [
    ...named.slice(0, maxReferencesPerEnd),
    ...named.slice(maxReferencesPerEnd).slice(-maxReferencesPerEnd),
  ]
  const emailId = randomUUID()
  const row = {
    id: emailId,
    threadId,
    storeId,
    direction: isOwn ? ('out' as const) : ('in' as const),
    sender: mail.sender,
    body: mail.text,
    createdAt: new Date(atMs),
    messageId: mail.messageId,
    fingerprint: mail.fingerprint,
    subject: mail.subject,
    kind: isOwn ? ('own' as const) : kind,
    kindReason,
    fromAddress: mail.from?.address ?? '',
    replyTo: customer?.address ?? '',
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    isForward,
    foldAt: mail.foldAt,
    html: mail.html,
    language: mail.language,
    headers: {
      ...(threadIndex && { threadIndex }),
      ...(authentication && { authentication }),
      ...(ownId && { ownId }),
      ...(references.length > 0 && { references }),
    },
    isOrphan,
    isAnswered,
  }
  batch.store(
    mail,
    row,
    mail.files.map((file) => ({ ...file, cid: file.cid ?? null, emailId })),
  )
  return emailId
}
