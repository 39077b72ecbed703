import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'
import { openBatch, type SliceBatch, type KnownId } from './slice-batch.ts'
import type { Arrival, Place, Placed } from './arrival.ts'
import { findCopy, meetAgain } from './copies.ts'
import { describeMail } from './describe-mail.ts'
import { nameIds } from './email-ids.ts'
import { mergeThreads } from './merge.ts'
import { findBySubject, findOrphan, mayAnswerStore } from './orphans.ts'
import { isReplySubject } from './subject.ts'
import { storeMail } from './store-mail.ts'

/**
 * Places a mail into its conversation, or begins one: by what it answers, by what it names where its people take part, by Outlook's index, or, for an answer that names nothing known, by subject and customer. The order in which
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
    const orphan = await findOrphan(tx, { storeId, ...place }, threadId)
    await mergeAll(tx, batch, threadId, orphan === undefined ? [] : [orphan])
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
  const { storeId, mail, own, isImport } = arrival
  // A bounce belongs to the mail that it reports on, whoever writes it.
  const answered = place.kind === 'bounce' ? [...mail.headers.reports, ...mail.inReplyTo] : mail.inReplyTo
  const named = [...new Set([...answered, ...mail.references.toReversed()])].filter(
    (id) => id !== mail.messageId,
  )
  const rows = batch.idsOf([mail.messageId, ...named])
  const found: string[] = []
  let hasParent = false
  const take = ({ threadId, emailId, messageId }: KnownId) => {
    hasParent ||= emailId !== null && messageId !== mail.messageId
    if (!found.includes(threadId)) found.push(threadId)
  }
  const people = peopleOf(mail, own, place.isOwn)
  const takesPart = async (threadId: string) => {
    await batch.flush(tx, [threadId])
    return haveTakenPart(tx, threadId, people)
  }
  for (const id of named) {
    const row = rows.find(({ messageId }) => messageId === id)
    if (!row) continue
    // Answers to one mail that has not come itself belong together as well.
    const isKnown = answered.includes(id) && (row.emailId !== null || row.isParent)
    const isNext = isKnown && (!place.isOwn || batch.baseOf(row.threadId) === place.base)
    if (isNext || found.includes(row.threadId) || (await takesPart(row.threadId))) take(row)
  }
  // Mails that came before this one name it.
  const self = rows.find(({ messageId, emailId }) => messageId === mail.messageId && emailId === null)
  if (self && (self.isParent || (await takesPart(self.threadId)))) take(self)
  if (found.length > 1) await batch.flush(tx, found)
  const mayBeOrphan = isReplySubject(mail.subject) && !place.isOwn
  if (found.length > 0)
    return { threadIds: await oldestFirst(tx, found), isOrphan: mayBeOrphan && !hasParent }

  const byIndex = await findByIndex(tx, batch, arrival, people)
  if (byIndex) return { threadIds: [byIndex], isOrphan: false }
  const bySubject =
    mayBeOrphan && !isImport && mayAnswerStore(mail.messageId, named)
      ? await findBySubject(tx, { storeId, ...place, namesNone: named.length === 0 })
      : undefined
  return { threadIds: bySubject ? [bySubject] : [], isOrphan: mayBeOrphan && !bySubject }
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

/** Most people of a mail that are looked for in a conversation. */
const mostPeople = 10

/** The people on the customer's side of a mail: its recipients when the store wrote it, else its sender. */
function peopleOf({ from, replyTo, to, cc }: ReadMail, own: ReadonlySet<string>, isOwn: boolean): string[] {
  const parties = isOwn ? [...to, ...cc] : [...(from ? [from] : []), ...replyTo]
  return [...new Set(parties.map(({ address }) => address))]
    .filter((address) => !own.has(address))
    .slice(0, mostPeople)
}

/** True if one of these people has written or been written to in a conversation. */
async function haveTakenPart(tx: Transaction, threadId: string, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return false
  const isNamed = people.map((address) => {
    const person = JSON.stringify([{ address }])
    return sql`(${emails.to} @> ${person}::jsonb or ${emails.cc} @> ${person}::jsonb)`
  })
  const [found] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, threadId),
        or(inArray(emails.fromAddress, [...people]), inArray(emails.replyTo, [...people]), ...isNamed),
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
  { storeId, mail }: Arrival,
  people: readonly string[],
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
    if (!(await haveTakenPart(tx, threadId, people))) continue
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
