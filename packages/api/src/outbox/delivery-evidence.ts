import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { attachments, emailIds, emails, outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { StoredMail } from '../mailboxes/sync/mail-listeners.ts'
import { refreshThreads } from '../threads/matching/refresh-threads.ts'
import { publishThreads } from '../events/publish-events.ts'
import { parseOwnMailId } from './prepare-mail.ts'
import { markUnknownSendDelivered } from './mark-sent.ts'

// Status codes of RFC 3463 in plain words.
const bounceReasons: readonly (readonly [RegExp, string])[] = [
  [/^5\.1\.[0-3]$/, 'this address does not exist.'],
  [/^5\.1\./, 'the address cannot be used.'],
  [/^5\.2\.1$/, 'the mailbox is switched off.'],
  [/^5\.2\.2$/, 'the mailbox is full.'],
  [/^5\.2\.3$|^5\.3\.4$/, 'the email is too large.'],
  [/^5\.2\./, 'the mailbox does not take this email.'],
  [/^5\.4\./, 'the mail server of the recipient could not be reached.'],
  [/^5\.7\./, 'the mail server of the recipient refuses it.'],
]

/** Explains a bounce by its status code. */
export function explainBounce(status: string | undefined): string {
  const found = bounceReasons.find(([pattern]) => pattern.test(status ?? ''))
  return `Could not be delivered: ${found?.[1] ?? 'the mail server of the recipient sent it back.'}`
}

/** Updates sent mails from incoming evidence: a Sent copy, a reply or a bounce proves that an unknown mail was sent, and a bounce reports that it was not delivered. Returns the number of mails that bounced. */
export async function recordDeliveryEvidence(tx: Transaction, mails: readonly StoredMail[]): Promise<number> {
  const storeId = mails[0]?.storeId
  if (storeId === undefined) return 0
  let bounced = 0
  const [sent] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.storeId, storeId)).limit(1)
  for (const seen of mails) {
    const { mail, isFromSent } = seen
    // During an import, a store that never sent a mail with this product skips the search.
    if (isFromSent) await (sent && recordStoredCopy(tx, seen))
    else if (mail.kind === 'bounce') bounced += await recordBounce(tx, seen)
    else await (sent && confirmSend(tx, seen, [...mail.inReplyTo, ...mail.references]))
  }
  return bounced
}

async function recordStoredCopy(
  tx: Transaction,
  { storeId, mail, emailId, nowMs }: StoredMail,
): Promise<void> {
  const ownId = parseOwnMailId(mail.headers.ownId)
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
  await markUnknownSendDelivered(tx, row.id, nowMs, {
    emailId,
    serverId: mail.messageId === row.messageId ? undefined : mail.messageId,
  })
  await tx
    .update(outbox)
    .set({ copiedAt: new Date(nowMs) })
    .where(and(eq(outbox.id, row.id), isNull(outbox.copiedAt)))
  if (mail.files.length === 0) return
  // The mail was built here. Only the copy has the mailbox location of its attachments.
  const [file] = await tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.emailId, emailId))
    .limit(1)
  if (!file)
    await tx.insert(attachments).values(mail.files.map((one) => ({ ...one, cid: one.cid ?? null, emailId })))
}

async function confirmSend(
  tx: Transaction,
  { storeId, nowMs }: StoredMail,
  ids: readonly string[],
): Promise<void> {
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
  for (const { id } of rows) await markUnknownSendDelivered(tx, id, nowMs)
}

async function recordBounce(tx: Transaction, { storeId, mail, nowMs }: StoredMail): Promise<number> {
  const { reports, status } = mail.headers
  const ours = reports.flatMap((id) => parseOwnMailId(id) ?? [])
  const named = [...reports, ...mail.inReplyTo]
  if (named.length === 0) return 0
  const byId = ours.length > 0 ? inArray(outbox.id, ours) : undefined
  const rows = await tx
    .select({ id: outbox.id, state: outbox.state, messageId: outbox.messageId })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), or(inArray(outbox.messageId, named), byId)))
  for (const { id, state } of rows) if (state === 'unknown') await markUnknownSendDelivered(tx, id, nowMs)
  // A 4.x status is temporary: the mail server keeps trying.
  if (status?.startsWith('4.')) return 0
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
    await publishThreads(tx, { storeId, nowMs }, threadId)
  }
  return bounced.length
}
