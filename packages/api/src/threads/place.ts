import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'
import { openBatch, type SliceBatch, type KnownId } from './slice-batch.ts'
import type { Arrival, Place, Placed } from './arrival.ts'
import { findCopy, meetAgain } from './copies.ts'
import { describeMail } from './describe-mail.ts'
import { nameIds } from './email-ids.ts'
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
  const batch = await openBatch(tx, arrival.storeId, [arrival])
  const placed = await placeNext(tx, batch, arrival)
  await batch.flush(tx)
  return placed
}

/** Places a mail of those that `batch` was made for, in any order; `batch.flush` writes what is left to write. */
export async function placeNext(tx: Transaction, batch: SliceBatch, arrival: Arrival): Promise<Placed> {
  const { storeId, mail } = arrival
  const known = batch.mailOf(mail)
  if (known) {
    await batch.flush(tx)
    return meetAgain(tx, arrival, known)
  }
  const copy = mail.headers.ownId === undefined ? undefined : await meetCopy(tx, batch, arrival)
  if (copy) return copy

  const place = await describeMail(tx, arrival, batch.customerOf)
  const { threadIds, isOrphan } = await findThreads(tx, batch, arrival, place)
  const [first, ...others] = threadIds
  const threadId = first ?? beginThread(batch, arrival, place)
  await mergeAll(tx, batch, threadId, others)
  const emailId = storeMail(batch, { ...arrival, ...place, threadId, isOrphan })
  batch.named(nameIds(storeId, mail, threadId, emailId))
  if (place.isOwn && !arrival.isImport) {
    await batch.flush(tx)
    await mergeAll(tx, batch, threadId, await findOrphans(tx, { storeId, ...place }, threadId))
  }
  return { emailId, threadId, isNew: true, isChanged: true, isOwn: place.isOwn }
}

async function meetCopy(tx: Transaction, batch: SliceBatch, arrival: Arrival): Promise<Placed | undefined> {
  await batch.flush(tx)
  const copy = await findCopy(tx, arrival)
  if (!copy) return undefined
  const { storeId, mail } = arrival
  const { base, ...found } = copy
  batch.noteThread(copy.threadId, base)
  batch.named([{ storeId, messageId: mail.messageId, ...found }])
  return { ...found, isNew: false, isChanged: false, isOwn: false }
}

async function mergeAll(tx: Transaction, batch: SliceBatch, into: string, others: readonly string[]) {
  if (others.length > 0) await batch.flush(tx, [into, ...others])
  for (const other of others) {
    await mergeThreads(tx, into, other)
    batch.merged(into, other)
  }
}

/** The conversations that a mail belongs to, the one to join first; several when it is what connects them. */
async function findThreads(
  tx: Transaction,
  batch: SliceBatch,
  arrival: Arrival,
  place: Place,
): Promise<{ threadIds: string[]; isOrphan: boolean }> {
  const { storeId, mail, isImport } = arrival
  // A bounce belongs to the mail that it reports on, whoever writes it.
  const answered = place.kind === 'bounce' ? [...mail.headers.reports, ...mail.inReplyTo] : mail.inReplyTo
  const named = [...new Set([...answered, ...mail.references.toReversed()])].filter(
    (id) => id !== mail.messageId,
  )
  const rows = batch.idsOf([mail.messageId, ...named])
  const found: string[] = []
  const take = (threadId: string) => {
    if (!found.includes(threadId)) found.push(threadId)
  }
  const fits = async ({ threadId }: KnownId) => {
    if (batch.baseOf(threadId) === place.base) return true
    await batch.flush(tx, [threadId])
    return takesPart(tx, threadId, mail)
  }
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
  if (found.length > 1) await batch.flush(tx, found)
  if (found.length > 0) return { threadIds: await oldestFirst(tx, found), isOrphan: false }

  const byIndex = await findByIndex(tx, batch, storeId, mail)
  if (byIndex) return { threadIds: [byIndex], isOrphan: false }
  const isOrphan = isReplySubject(mail.subject) && !place.isOwn
  const bySubject = isOrphan && !isImport ? await findBySubject(tx, { storeId, ...place }) : undefined
  return { threadIds: bySubject ? [bySubject] : [], isOrphan: isOrphan && !bySubject }
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

async function findByIndex(
  tx: Transaction,
  batch: SliceBatch,
  storeId: string,
  mail: ReadMail,
): Promise<string | undefined> {
  const index = mail.headers.threadIndex?.slice(0, indexLength)
  if (index === undefined || index.length < indexLength) return undefined
  await batch.flush(tx)
  const rows = await tx
    .selectDistinct({ threadId: emails.threadId, base: threads.baseSubject })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(
      and(
        eq(emails.storeId, storeId),
        sql`left(${emails.headers} ->> 'threadIndex', ${indexLength}) = ${index}`,
      ),
    )
    .limit(5)
  for (const { threadId, base } of rows) {
    if (!(await takesPart(tx, threadId, mail))) continue
    batch.noteThread(threadId, base)
    return threadId
  }
  return undefined
}

function beginThread(
  batch: SliceBatch,
  { storeId, mail }: Arrival,
  { atMs, base, customerId, isSpam }: Place,
): string {
  const at = new Date(atMs)
  const id = randomUUID()
  batch.begin({
    id,
    storeId,
    subject: mail.subject,
    baseSubject: base,
    customerId,
    createdAt: at,
    lastEmailAt: at,
    ...(isSpam && { archivedAt: at, spamAt: at }),
    version: 0,
  })
  return id
}
