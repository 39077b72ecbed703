import { and, eq, inArray, sql } from 'drizzle-orm'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { findKnown } from '../reading/fold.ts'
import type { ReadMail } from '../reading/mail.ts'
import { readIds, type KnownId } from './ahead.ts'
import type { Arrival, Place, Placed } from './arrival.ts'
import { findCopy, meetAgain } from './copies.ts'
import { describeMail } from './describe-mail.ts'
import { nameIds, writeIds } from './email-ids.ts'
import { mergeThreads } from './merge.ts'
import { findBySubject, findOrphans } from './orphans.ts'
import { isReplySubject } from './subject.ts'
import { storeMail } from './store-mail.ts'

/**
 * Places a mail into its conversation, or begins one: by what it answers, by what it names with the same subject or a sender
 * who takes part, by Outlook's index, or, for an answer that names nothing known, by subject and customer. The order in which
 * mails arrive makes no difference: a parent that comes late joins what its answers began. `refreshThreads` has to follow.
 */
export async function placeMail(tx: Transaction, arrival: Arrival): Promise<Placed> {
  const { storeId, mail, ahead } = arrival
  const known = ahead ? ahead.mailOf(mail) : await findMail(tx, arrival)
  if (known) return meetAgain(tx, arrival, known)
  const copy = await findCopy(tx, arrival)
  if (copy) ahead?.named([{ storeId, messageId: mail.messageId, ...copy }])
  if (copy) return { ...copy, isNew: false, isChanged: false, isOwn: false }

  const place = await describeMail(tx, arrival)
  const { threadIds, isOrphan } = await findThreads(tx, arrival, place)
  const [first, ...others] = threadIds
  const threadId = first ?? (await beginThread(tx, arrival, place))
  if (others.length > 0) await ahead?.flush(tx)
  for (const other of others) {
    await mergeThreads(tx, threadId, other)
    ahead?.merged(threadId, other)
  }
  const foldAt = first === undefined ? mail.foldAt : await findQuote(tx, first, mail)
  const emailId = await storeMail(tx, { ...arrival, ...place, mail: { ...mail, foldAt }, threadId, isOrphan })
  const ids = nameIds(storeId, mail, threadId, emailId)
  if (ahead) ahead.named(ids)
  else await writeIds(tx, ids)
  ahead?.placed(mail, { emailId, threadId, direction: place.isOwn ? 'out' : 'in' })
  const adopted =
    place.isOwn && !arrival.isImport
      ? await findOrphans(tx, { storeId: arrival.storeId, ...place }, threadId)
      : []
  for (const other of adopted) await mergeThreads(tx, threadId, other)
  return { emailId, threadId, isNew: true, isChanged: true, isOwn: place.isOwn }
}

/** The mail itself, when a copy of it was read before. */
async function findMail(tx: Transaction, { storeId, mail }: Arrival) {
  const [known] = await tx
    .select({ emailId: emails.id, threadId: emails.threadId, direction: emails.direction })
    .from(emails)
    .where(
      and(
        eq(emails.storeId, storeId),
        eq(emails.messageId, mail.messageId),
        eq(emails.fingerprint, mail.fingerprint),
      ),
    )
  return known
}

/** Where a mail begins to repeat the latest ones of its conversation, else where its own marks say that it does. */
async function findQuote(tx: Transaction, threadId: string, mail: ReadMail): Promise<number | undefined> {
  const earlier = await tx
    .select({ body: sql<string>`left(${emails.body}, 20000)` })
    .from(emails)
    .where(eq(emails.threadId, threadId))
    .orderBy(sql`${emails.createdAt} desc`)
    .limit(5)
  const known = findKnown(
    mail.text,
    earlier.map(({ body }) => body),
  )
  return known === undefined ? mail.foldAt : Math.min(known, mail.foldAt ?? known)
}

/** The conversations that a mail belongs to, the one to join first; several when it is what connects them. */
async function findThreads(
  tx: Transaction,
  arrival: Arrival,
  place: Place,
): Promise<{ threadIds: string[]; isOrphan: boolean }> {
  const { storeId, mail, isImport } = arrival
  // A bounce belongs to the mail that it reports on, whoever writes it.
  const answered = place.kind === 'bounce' ? [...mail.headers.reports, ...mail.inReplyTo] : mail.inReplyTo
  const named = [...new Set([...answered, ...mail.references.toReversed()])].filter(
    (id) => id !== mail.messageId,
  )
  const rows = await findIds(tx, arrival, [mail.messageId, ...named])
  const found: string[] = []
  const take = (threadId: string) => {
    if (!found.includes(threadId)) found.push(threadId)
  }
  const fits = async (row: (typeof rows)[number]) =>
    row.base === place.base || (await takesPart(tx, row.threadId, mail))
  for (const id of answered) {
    const row = rows.find(({ messageId }) => messageId === id)
    // Answers to one mail that has not come itself belong together as well.
    if (row && (row.emailId !== null || row.isParent || (await fits(row)))) take(row.threadId)
  }
  if (found.length === 0)
    for (const id of named) {
      const row = rows.find(({ messageId }) => messageId === id)
      if (row && (await fits(row))) {
        take(row.threadId)
        break
      }
    }
  // Mails that came before this one name it.
  const own = rows.find(({ messageId, emailId }) => messageId === mail.messageId && emailId === null)
  if (own && (own.isParent || (await fits(own)))) take(own.threadId)
  if (found.length > 0) return { threadIds: await oldestFirst(tx, found), isOrphan: false }

  const byIndex = await findByIndex(tx, storeId, mail)
  if (byIndex) return { threadIds: [byIndex], isOrphan: false }
  const isOrphan = isReplySubject(mail.subject) && !place.isOwn
  const bySubject = isOrphan && !isImport ? await findBySubject(tx, { storeId, ...place }) : undefined
  return { threadIds: bySubject ? [bySubject] : [], isOrphan: isOrphan && !bySubject }
}

async function findIds(
  tx: Transaction,
  { storeId, ahead }: Arrival,
  messageIds: string[],
): Promise<KnownId[]> {
  const known = ahead?.idsOf(messageIds)
  if (known) return known
  await ahead?.flush(tx)
  return readIds(tx, storeId, messageIds)
}

async function oldestFirst(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length < 2) return ids
  const rows = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, ids))
    .orderBy(threads.createdAt, threads.id)
  return rows.map(({ id }) => id)
}

/** Whether the sender of a mail has written or been written to in a conversation. */
async function takesPart(tx: Transaction, threadId: string, { from }: ReadMail): Promise<boolean> {
  if (!from) return false
  const person = JSON.stringify([{ address: from.address }])
  const [found] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, threadId),
        sql`(${emails.fromAddress} = ${from.address} or ${emails.replyTo} = ${from.address}
          or ${emails.to} @> ${person}::jsonb or ${emails.cc} @> ${person}::jsonb)`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Outlook numbers a conversation in the first 22 bytes of Thread-Index, which are 30 characters of base64. */
const indexLength = 29

async function findByIndex(tx: Transaction, storeId: string, mail: ReadMail): Promise<string | undefined> {
  const index = mail.headers.threadIndex?.slice(0, indexLength)
  if (index === undefined || index.length < indexLength) return undefined
  const rows = await tx
    .selectDistinct({ threadId: emails.threadId })
    .from(emails)
    .where(
      and(
        eq(emails.storeId, storeId),
        sql`left(${emails.headers} ->> 'threadIndex', ${indexLength}) = ${index}`,
      ),
    )
    .limit(5)
  for (const { threadId } of rows) if (await takesPart(tx, threadId, mail)) return threadId
  return undefined
}

async function beginThread(
  tx: Transaction,
  { storeId, mail }: Arrival,
  { atMs, base, customerId }: Place,
): Promise<string> {
  const at = new Date(atMs)
  const [made] = await tx
    .insert(threads)
    .values({
      storeId,
      subject: mail.subject,
      baseSubject: base,
      customerId,
      createdAt: at,
      lastEmailAt: at,
      version: 0,
    })
    .returning({ id: threads.id })
  if (!made) throw new Error('the database returned no thread')
  return made.id
}
