import { and, eq, isNull, sql } from 'drizzle-orm'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Arrival, Placed } from './arrival.ts'
import { describeMail } from './describe-mail.ts'

/**
 * Another copy of a mail that is there. The one in the folder of sent mail proves what the From of one in the inbox only said:
 * that the store wrote it.
 */
export async function meetAgain(
  tx: Transaction,
  arrival: Arrival,
  { direction, ...known }: Pick<Placed, 'emailId' | 'threadId'> & { direction: 'in' | 'out' },
): Promise<Placed> {
  if (arrival.mail.kind !== 'own' || direction === 'out')
    return { ...known, isNew: false, isChanged: false, isOwn: false }
  const { kindReason, customer, customerId } = await describeMail(tx, arrival, () => undefined)
  await tx
    .update(emails)
    .set({ direction: 'out', kind: 'own', kindReason, replyTo: customer?.address ?? '' })
    .where(eq(emails.id, known.emailId))
  if (customerId)
    await tx
      .update(threads)
      .set({ customerId })
      .where(and(eq(threads.id, known.threadId), isNull(threads.customerId)))
  return { ...known, isNew: false, isChanged: true, isOwn: true }
}

/**
 * The mail of ours that a copy in the Sent folder is of, by the mark that we gave it: some servers give what they send another
 * Message-ID, or another text. The other id is noted as one of the mail. One copy at a time, so that neither the sender of a
 * mail nor the reader of its copy misses what the other is just writing.
 */
export async function findCopy(
  tx: Transaction,
  { storeId, mail, own, isFromSent = false }: Arrival,
): Promise<{ emailId: string; threadId: string; base: string } | undefined> {
  const { ownId } = mail.headers
  if (ownId === undefined || !mail.from || !own.has(mail.from.address)) return undefined
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ownId}))`)
  const isOurs = isFromSent
    ? sql`${emails.headers} ->> 'ownId' = ${ownId}`
    : and(eq(emails.messageId, mail.messageId), sql`${emails.headers} ->> 'ownId' = ${ownId}`)
  const [copied] = await tx
    .select({ emailId: emails.id, threadId: emails.threadId, base: threads.baseSubject })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(and(eq(emails.storeId, storeId), eq(emails.direction, 'out'), isOurs))
  return copied
}
