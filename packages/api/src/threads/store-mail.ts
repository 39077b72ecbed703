import { attachments, emails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Arrival, Place } from './arrival.ts'

/** References that are stored of either end of a long conversation. */
const mostOnEnd = 10

/** Writes a mail's row and those of its files; returns the mail's id. */
export async function storeMail(
  tx: Transaction,
  {
    storeId,
    mail,
    threadId,
    isOwn,
    isOrphan,
    atMs,
    kind,
    kindReason,
    customer,
  }: Arrival & Place & { threadId: string; isOrphan: boolean },
): Promise<string> {
  const { threadIndex, authentication, ownId } = mail.headers
  const references = [
    ...mail.references.slice(0, mostOnEnd),
    ...mail.references.slice(mostOnEnd).slice(-mostOnEnd),
  ]
  const [stored] = await tx
    .insert(emails)
    .values({
      threadId,
      storeId,
      direction: isOwn ? 'out' : 'in',
      sender: mail.sender,
      body: mail.text,
      createdAt: new Date(atMs),
      messageId: mail.messageId,
      fingerprint: mail.fingerprint,
      subject: mail.subject,
      kind: isOwn ? 'own' : kind,
      kindReason,
      fromAddress: mail.from?.address ?? '',
      replyTo: customer?.address ?? '',
      to: mail.to,
      cc: mail.cc,
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
    })
    .returning({ id: emails.id })
  if (!stored) throw new Error('the database returned no mail')
  const emailId = stored.id
  if (mail.files.length > 0)
    await tx
      .insert(attachments)
      .values(mail.files.map((file) => ({ ...file, cid: file.cid ?? null, emailId })))
  return emailId
}
