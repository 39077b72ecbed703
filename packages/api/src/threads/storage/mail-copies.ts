import { and, eq, isNull, sql } from 'drizzle-orm'
import { emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailArrival, ThreadMatch } from '../matching/mail-arrival.ts'
import { prepareMatchInput } from '../matching/prepare-match-input.ts'

/** Updates a mail from another copy. A copy in the Sent folder proves that the store wrote the mail. */
export async function updateMailFromCopy(
  tx: Transaction,
  arrival: MailArrival,
  { direction, ...known }: Pick<ThreadMatch, 'emailId' | 'threadId'> & { direction: 'in' | 'out' },
): Promise<ThreadMatch> {
  if (arrival.mail.kind !== 'own' || direction === 'out')
    return { ...known, isNew: false, isChanged: false, isOwn: false }
  const { kindReason, customer, customerId } = await prepareMatchInput(tx, arrival, () => undefined)
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

/** Finds the sent mail that a Sent-folder copy belongs to by our own header, because servers may change Message-ID and text. Takes a lock so that sending and reading do not run in parallel. */
export async function findSentMailOfCopy(
  tx: Transaction,
  { storeId, mail, own, isFromSent = false }: MailArrival,
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
