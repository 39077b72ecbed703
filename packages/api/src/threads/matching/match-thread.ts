import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailWithLanguage } from '../../reading/parsed-mail.ts'
import { openMailBatch } from '../storage/mail-batch.ts'
import type { MailBatch, KnownMessageId } from '../storage/mail-batch.ts'
import type { MailArrival, ThreadMatchInput, ThreadMatch } from './mail-arrival.ts'
import { findSentMailOfCopy, updateMailFromCopy } from '../storage/mail-copies.ts'
import { prepareMatchInput } from './prepare-match-input.ts'
import { listMessageIds } from './email-ids.ts'
import { mergeThreads } from './merge-threads.ts'
import { findThreadBySubject, findOrphanThread, mayAnswerStoreMail } from './orphan-replies.ts'
import { isReplySubject } from './base-subject.ts'
import { addMailToBatch } from '../storage/add-mail-to-batch.ts'

/**
 * Matches a mail to a thread by In-Reply-To, References with shared participants, Thread-Index, or subject and
 * customer, or starts one; the order of arrival does not matter. Call `refreshThreads` afterwards.
 */
export async function matchThread(tx: Transaction, arrival: MailArrival): Promise<ThreadMatch> {
  const batch = await openMailBatch(tx, arrival.storeId, [arrival])
  const match = await matchThreadInBatch(batch, arrival)
  await batch.save()
  return match
}

/** Matches one mail of the batch, in any order. `batch.save` writes the rows. */
export async function matchThreadInBatch(batch: MailBatch, arrival: MailArrival): Promise<ThreadMatch> {
  const { storeId, mail } = arrival
  const known = batch.mailOf(mail)
  if (known) return batch.ask((tx) => updateMailFromCopy(tx, arrival, known))
  const copy = mail.headers.ownId === undefined ? undefined : await matchSentCopy(batch, arrival)
  if (copy) return copy

  const input = await batch.ask((tx) => prepareMatchInput(tx, arrival, batch.customerOf), [])
  const { threadIds, isOrphan } = await findThreadMatches(batch, arrival, input)
  const [first, ...others] = threadIds
  const threadId = first ?? insertNewThread(batch, arrival, input)
  await mergeMatchedThreads(batch, threadId, others)
  const emailId = addMailToBatch(batch, { ...arrival, ...input, threadId, isOrphan })
  batch.named(listMessageIds(storeId, mail, threadId, emailId))
  if (input.isOwn && !arrival.isImport) {
    const orphan = await batch.ask((tx) => findOrphanThread(tx, { storeId, ...input }, threadId))
    await mergeMatchedThreads(batch, threadId, orphan === undefined ? [] : [orphan])
  }
  return { emailId, threadId, isNew: true, isChanged: true, isOwn: input.isOwn }
}

async function matchSentCopy(batch: MailBatch, arrival: MailArrival): Promise<ThreadMatch | undefined> {
  const copy = await batch.ask((tx) => findSentMailOfCopy(tx, arrival))
  if (!copy) return undefined
  const { storeId, mail } = arrival
  const { base, ...found } = copy
  batch.noteThread(copy.threadId, base)
  batch.named([{ storeId, messageId: mail.messageId, ...found }])
  return { ...found, isNew: false, isChanged: false, isOwn: false }
}

async function mergeMatchedThreads(batch: MailBatch, into: string, others: readonly string[]) {
  for (const other of others) {
    await batch.ask((tx) => mergeThreads(tx, into, other), [into, other])
    batch.merged(into, other)
  }
}

/** Finds the matching threads, the best first. Several matches are merged. */
async function findThreadMatches(
  batch: MailBatch,
  arrival: MailArrival,
  input: ThreadMatchInput,
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
  const addKnownThread = ({ threadId, emailId, messageId }: KnownMessageId) => {
    hasParent ||= emailId !== null && messageId !== mail.messageId
    if (!found.includes(threadId)) found.push(threadId)
  }
  const people = listParticipants(mail, own, input.isOwn)
  const isParticipantOf = (threadId: string) =>
    batch.ask((tx) => hasParticipant(tx, threadId, people), [threadId])
  for (const id of named) {
    const row = rows.find(({ messageId }) => messageId === id)
    if (!row) continue
    // Replies to the same missing mail belong together.
    const isKnown = answered.includes(id) && (row.emailId !== null || row.isParent)
    const isSame = !input.isOwn || input.isForward || batch.baseOf(row.threadId) === input.base
    const isNext = isKnown && isSame
    if (isNext || found.includes(row.threadId) || (await isParticipantOf(row.threadId))) addKnownThread(row)
  }
  // Earlier mails refer to this mail.
  const self = rows.find(({ messageId, emailId }) => messageId === mail.messageId && emailId === null)
  if (self && (self.isParent || (await isParticipantOf(self.threadId)))) addKnownThread(self)
  const mayBeOrphan = isReplySubject(mail.subject) && !input.isOwn
  if (found.length > 0)
    return { threadIds: await sortOldestFirst(batch, found), isOrphan: mayBeOrphan && !hasParent }

  const byIndex = await findThreadByThreadIndex(batch, arrival, people)
  if (byIndex) return { threadIds: [byIndex], isOrphan: false }
  const bySubject =
    mayBeOrphan && !isImport && mayAnswerStoreMail(mail.messageId, named)
      ? await batch.ask((tx) => findThreadBySubject(tx, { storeId, ...input, namesNone: named.length === 0 }))
      : undefined
  return { threadIds: bySubject ? [bySubject] : [], isOrphan: mayBeOrphan && !bySubject }
}

async function sortOldestFirst(batch: MailBatch, ids: string[]): Promise<string[]> {
  if (ids.length < 2) return ids
  const { id, createdAt } = threads
  const rows = await batch.ask(
    (tx) => tx.select({ id }).from(threads).where(inArray(id, ids)).orderBy(createdAt, id),
    ids,
  )
  return rows.map((row) => row.id)
}

/** The most participants to look up. */
const maxParticipants = 10

/** Participants on the customer's side: the recipients of a store mail, otherwise the sender. */
function listParticipants(
  { from, replyTo, to, cc }: MailWithLanguage,
  own: ReadonlySet<string>,
  isOwn: boolean,
): string[] {
  const parties = isOwn ? [...to, ...cc] : [...(from ? [from] : []), ...replyTo]
  return [...new Set(parties.map(({ address }) => address))]
    .filter((address) => !own.has(address))
    .slice(0, maxParticipants)
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

async function findThreadByThreadIndex(
  batch: MailBatch,
  { storeId, mail }: MailArrival,
  people: readonly string[],
): Promise<string | undefined> {
  const index = mail.headers.threadIndex?.slice(0, indexLength)
  if (index === undefined || index.length < indexLength) return undefined
  const isIndex = sql`left(${emails.headers} ->> 'threadIndex', ${indexLength}) = ${index}`
  const rows = await batch.ask((tx) =>
    tx
      .selectDistinct({ threadId: emails.threadId, base: threads.baseSubject })
      .from(emails)
      .innerJoin(threads, eq(threads.id, emails.threadId))
      .where(and(eq(emails.storeId, storeId), isIndex))
      .limit(5),
  )
  for (const { threadId, base } of rows) {
    if (!(await batch.ask((tx) => hasParticipant(tx, threadId, people), [threadId]))) continue
    batch.noteThread(threadId, base)
    return threadId
  }
  return undefined
}

function insertNewThread(
  batch: MailBatch,
  { storeId, mail }: MailArrival,
  { atMs, base, customerId, isSpam }: ThreadMatchInput,
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
