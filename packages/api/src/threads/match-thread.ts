import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'
import { openBatch, type MailBatch, type KnownId } from './mail-batch.ts'
import type { Arrival, MatchInput, ThreadMatch } from './arrival.ts'
import { findCopy, updateFromCopy } from './copies.ts'
import { describeMail } from './describe-mail.ts'
import { listMessageIds } from './email-ids.ts'
import { mergeThreads } from './merge.ts'
import { findBySubject, findOrphan, mayAnswerStore } from './orphans.ts'
import { isReplySubject } from './base-subject.ts'
import { storeMail } from './store-mail.ts'

/** Matches a mail to a thread or starts one: by In-Reply-To, by References with shared participants, by Outlook's Thread-Index, or by subject and customer. The result does not depend on the order of arrival. Call `refreshThreads` afterwards. */
export async function matchThread(tx: Transaction, arrival: Arrival): Promise<ThreadMatch> {
  const batch = await openBatch(tx, arrival.storeId, [arrival])
  const match = await matchThreadInBatch(tx, batch, arrival)
  await batch.flush(tx)
  return match
}

/** Matches one mail of the batch, in any order. `batch.flush` writes the rows. */
export async function matchThreadInBatch(
  tx: Transaction,
  batch: MailBatch,
  arrival: Arrival,
): Promise<ThreadMatch> {
  const { storeId, mail } = arrival
  const known = batch.mailOf(mail)
  if (known) {
    await batch.flush(tx)
    return updateFromCopy(tx, arrival, known)
  }
  const copy = mail.headers.ownId === undefined ? undefined : await matchCopy(tx, batch, arrival)
  if (copy) return copy

  const input = await describeMail(tx, arrival, batch.customerOf)
  const { threadIds, isOrphan } = await findThreads(tx, batch, arrival, input)
  const [first, ...others] = threadIds
  const threadId = first ?? beginThread(batch, arrival, input)
  await mergeMatches(tx, batch, threadId, others)
  const emailId = storeMail(batch, { ...arrival, ...input, threadId, isOrphan })
  batch.named(listMessageIds(storeId, mail, threadId, emailId))
  if (input.isOwn && !arrival.isImport) {
    await batch.flush(tx)
    const orphan = await findOrphan(tx, { storeId, ...input }, threadId)
    await mergeMatches(tx, batch, threadId, orphan === undefined ? [] : [orphan])
  }
  return { emailId, threadId, isNew: true, isChanged: true, isOwn: input.isOwn }
}

async function matchCopy(
  tx: Transaction,
  batch: MailBatch,
  arrival: Arrival,
): Promise<ThreadMatch | undefined> {
  await batch.flush(tx)
  const copy = await findCopy(tx, arrival)
  if (!copy) return undefined
  const { storeId, mail } = arrival
  const { base, ...found } = copy
  batch.noteThread(copy.threadId, base)
  batch.named([{ storeId, messageId: mail.messageId, ...found }])
  return { ...found, isNew: false, isChanged: false, isOwn: false }
}

async function mergeMatches(tx: Transaction, batch: MailBatch, into: string, others: readonly string[]) {
  if (others.length > 0) await batch.flush(tx, [into, ...others])
  for (const other of others) {
    await mergeThreads(tx, into, other)
    batch.merged(into, other)
  }
}

/** Finds the matching threads, the best first. Several matches are merged. */
async function findThreads(
  tx: Transaction,
  batch: MailBatch,
  arrival: Arrival,
  input: MatchInput,
): Promise<{ threadIds: string[]; isOrphan: boolean }> {
  const { storeId, mail, own, isImport } = arrival
  // A bounce belongs to the mail that it reports.
  const answered = input.kind === 'bounce' ? [...mail.headers.reports, ...mail.inReplyTo] : mail.inReplyTo
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
  const people = listParticipants(mail, own, input.isOwn)
  const takesPart = async (threadId: string) => {
    await batch.flush(tx, [threadId])
    return hasParticipant(tx, threadId, people)
  }
  for (const id of named) {
    const row = rows.find(({ messageId }) => messageId === id)
    if (!row) continue
    // Replies to the same missing mail belong together.
    const isKnown = answered.includes(id) && (row.emailId !== null || row.isParent)
    const isNext = isKnown && (!input.isOwn || batch.baseOf(row.threadId) === input.base)
    if (isNext || found.includes(row.threadId) || (await takesPart(row.threadId))) take(row)
  }
  // Earlier mails refer to this mail.
  const self = rows.find(({ messageId, emailId }) => messageId === mail.messageId && emailId === null)
  if (self && (self.isParent || (await takesPart(self.threadId)))) take(self)
  if (found.length > 1) await batch.flush(tx, found)
  const mayBeOrphan = isReplySubject(mail.subject) && !input.isOwn
  if (found.length > 0)
    return { threadIds: await oldestFirst(tx, found), isOrphan: mayBeOrphan && !hasParent }

  const byIndex = await findByIndex(tx, batch, arrival, people)
  if (byIndex) return { threadIds: [byIndex], isOrphan: false }
  const bySubject =
    mayBeOrphan && !isImport && mayAnswerStore(mail.messageId, named)
      ? await findBySubject(tx, { storeId, ...input, namesNone: named.length === 0 })
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

/** The most participants to look up. */
const mostParticipants = 10

/** Participants on the customer's side: the recipients of a store mail, otherwise the sender. */
function listParticipants(
  { from, replyTo, to, cc }: ReadMail,
  own: ReadonlySet<string>,
  isOwn: boolean,
): string[] {
  const parties = isOwn ? [...to, ...cc] : [...(from ? [from] : []), ...replyTo]
  return [...new Set(parties.map(({ address }) => address))]
    .filter((address) => !own.has(address))
    .slice(0, mostParticipants)
}

/** True if one of the people has sent or received a mail in the thread. */
async function hasParticipant(
  tx: Transaction,
  threadId: string,
  people: readonly string[],
): Promise<boolean> {
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

/** The first 22 bytes of Outlook's Thread-Index identify the thread: 30 base64 characters. */
const indexLength = 29

async function findByIndex(
  tx: Transaction,
  batch: MailBatch,
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
    if (!(await hasParticipant(tx, threadId, people))) continue
    batch.noteThread(threadId, base)
    return threadId
  }
  return undefined
}

function beginThread(
  batch: MailBatch,
  { storeId, mail }: Arrival,
  { atMs, base, customerId, isSpam }: MatchInput,
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
