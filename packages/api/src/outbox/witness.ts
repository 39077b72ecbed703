import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { attachments, emailIds, emails, outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'
import { refreshThreads } from '../threads/refresh.ts'
import { explainBounce } from './bounce-words.ts'
import { tellThreads } from '../events/tell-threads.ts'
import { readOwnId } from './letter.ts'
import { markArrived } from './mark-sent.ts'

/** A mail that the reading of a mailbox placed. */
export interface Seen {
  readonly storeId: string
  readonly mail: ReadMail
  readonly emailId: string
  readonly isOwn: boolean
  readonly isFromSent: boolean
  readonly nowMs: number
}

/**
 * Takes what incoming mails of a store say of those that left: a copy in the Sent folder, an answer or a bounce proves that a mail of
 * unknown fate was sent, and a bounce that it did not arrive.
 */
export async function witness(tx: Transaction, mails: readonly Seen[]): Promise<void> {
  const storeId = mails[0]?.storeId
  if (storeId === undefined) return
  const [sent] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.storeId, storeId)).limit(1)
  for (const seen of mails) {
    const { mail, isFromSent } = seen
    // A store that has sent nothing from here imports thousands of mails.
    if (isFromSent) await (sent && noteCopy(tx, seen))
    else if (mail.kind === 'bounce') await noteBounce(tx, seen)
    else await (sent && settle(tx, seen, [...mail.inReplyTo, ...mail.references]))
  }
}

async function noteCopy(tx: Transaction, { storeId, mail, emailId, nowMs }: Seen): Promise<void> {
  const ownId = readOwnId(mail.headers.ownId)
  const [row] = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.storeId, storeId),
        ownId === undefined
          ? eq(outbox.messageId, mail.messageId)
          : or(eq(outbox.messageId, mail.messageId), eq(outbox.id, ownId)),
      ),
    )
  if (!row) return
  await markArrived(tx, row.id, nowMs, {
    emailId,
    serverId: mail.messageId === row.messageId ? undefined : mail.messageId,
  })
  await tx
    .update(outbox)
    .set({ copiedAt: new Date(nowMs) })
    .where(and(eq(outbox.id, row.id), isNull(outbox.copiedAt)))
  if (mail.files.length === 0) return
  // The e-mail was made from the letter; where its files are says the copy alone.
  const [file] = await tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.emailId, emailId))
    .limit(1)
  if (!file)
    await tx.insert(attachments).values(mail.files.map((one) => ({ ...one, cid: one.cid ?? null, emailId })))
}

async function settle(tx: Transaction, { storeId, nowMs }: Seen, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.storeId, storeId),
        eq(outbox.state, 'unknown'),
        or(inArray(outbox.messageId, [...ids]), inArray(outbox.serverId, [...ids])),
      ),
    )
  for (const { id } of rows) await markArrived(tx, id, nowMs)
}

async function noteBounce(tx: Transaction, { storeId, mail, nowMs }: Seen): Promise<void> {
  const { reports, status } = mail.headers
  const ours = reports.flatMap((id) => readOwnId(id) ?? [])
  const named = [...reports, ...mail.inReplyTo]
  if (named.length === 0) return
  const byId = ours.length > 0 ? inArray(outbox.id, ours) : undefined
  const rows = await tx
    .select({ id: outbox.id, state: outbox.state, messageId: outbox.messageId })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), or(inArray(outbox.messageId, named), byId)))
  for (const { id, state } of rows) if (state === 'unknown') await markArrived(tx, id, nowMs)
  // A mail server that goes on trying has not given up.
  if (status?.startsWith('4.')) return
  const ids = [...named, ...rows.map(({ messageId }) => messageId)]
  const bounced = await tx
    .update(emails)
    .set({ undelivered: explainBounce(status) })
    .where(
      and(
        eq(emails.storeId, storeId),
        eq(emails.direction, 'out'),
        inArray(
          emails.id,
          tx
            .select({ id: emailIds.emailId })
            .from(emailIds)
            .where(and(eq(emailIds.storeId, storeId), inArray(emailIds.messageId, ids))),
        ),
      ),
    )
    .returning({ threadId: emails.threadId })
  for (const { threadId } of bounced) {
    await refreshThreads(tx, [threadId])
    await tellThreads(tx, { storeId, nowMs }, threadId)
  }
}
