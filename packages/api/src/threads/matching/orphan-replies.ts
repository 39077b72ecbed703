import { dayMs } from '@draftdesk/contract/durations'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { mergeThreads } from './merge-threads.ts'
import { refreshThreads } from './refresh-threads.ts'

/** The longest time between a mail and its answer when only the subject matches. */
const maxGapMs = 30 * dayMs

/** The key of subject matching. */
interface ThreadTopic {
  readonly storeId: string
  readonly customerId: string | undefined
  /** The subject without reply prefixes. */
  readonly base: string
  readonly atMs: number
}

/** A reply that can only be matched by subject. */
interface OrphanTopic extends ThreadTopic {
  /** The mail has no references. Some mail programs omit them. */
  readonly namesNone: boolean
}

const isEmailDatedBetween = (fromMs: number, untilMs: number) =>
  sql`${emails.createdAt} between ${new Date(fromMs).toISOString()}::timestamptz and ${new Date(untilMs).toISOString()}::timestamptz`

const isThreadAboutTopic = ({ storeId, base }: ThreadTopic, customerId: string) =>
  and(eq(threads.storeId, storeId), eq(threads.baseSubject, base), eq(threads.customerId, customerId))

/** The domain of a Message-ID, which identifies the sending program or server. */
const getMessageIdHost = (messageId: string): string | undefined =>
  /@([^@>]+)>$/.exec(messageId)?.[1]?.toLowerCase()

/**
 * True if the reply may answer a store mail whose Message-ID was rewritten by a server. Several unknown
 * references, or one from the sender's own program, mean another thread.
 */
export function mayAnswerStoreMail(messageId: string | null, named: readonly string[]): boolean {
  const [only, ...others] = named
  if (only === undefined) return true
  const host = getMessageIdHost(only)
  return others.length === 0 && (host === undefined || host !== getMessageIdHost(messageId ?? ''))
}

const isFromPerson = inArray(emails.kind, ['customer', 'own'])

/** Finds the thread that a reply continues by customer and subject. The store must have written last within 30 days, unless the reply has no references. */
export async function findThreadBySubject(tx: Transaction, topic: OrphanTopic): Promise<string | undefined> {
  if (!topic.customerId || topic.base === '') return undefined
  const rows = await tx
    .selectDistinctOn([threads.id], {
      id: threads.id,
      direction: emails.direction,
      createdAt: emails.createdAt,
    })
    .from(threads)
    .innerJoin(emails, eq(emails.threadId, threads.id))
    .where(
      and(
        isThreadAboutTopic(topic, topic.customerId),
        isFromPerson,
        isEmailDatedBetween(topic.atMs - maxGapMs, topic.atMs),
      ),
    )
    .orderBy(threads.id, desc(emails.createdAt), desc(emails.id))
  // If the customer wrote last, the store's mail was already answered.
  const waiting = rows.filter(({ direction }) => direction === 'out' || topic.namesNone)
  return waiting.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.id
}

/** Finds the thread that started with a reply to this store mail, which was imported later. */
export async function findOrphanThread(
  tx: Transaction,
  topic: ThreadTopic,
  threadId: string,
): Promise<string | undefined> {
  if (!topic.customerId || topic.base === '') return undefined
  const rows = await tx
    .select({
      id: threads.id,
      messageId: emails.messageId,
      headers: emails.headers,
    })
    .from(threads)
    .innerJoin(emails, eq(emails.threadId, threads.id))
    .where(
      and(
        isThreadAboutTopic(topic, topic.customerId),
        isFromPerson,
        or(eq(emails.isOrphan, true), eq(threads.id, threadId)),
        sql`${emails.createdAt} > ${new Date(topic.atMs).toISOString()}::timestamptz`,
        isEmailDatedBetween(topic.atMs, topic.atMs + maxGapMs),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(20)
  // A reply after a later mail of the thread answers that later mail.
  const end = rows.findIndex(({ id }) => id === threadId)
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .find(({ messageId, headers }) => mayAnswerStoreMail(messageId, headers?.references ?? []))?.id
}

/** A reply whose parent is missing. */
export interface OrphanReply {
  readonly emailId: string
  readonly messageId: string | null
  /** Message-IDs of its references. */
  readonly named: readonly string[]
  readonly createdAt: Date
  readonly base: string
  readonly customerId: string | null
}

/** Lists replies of a store that started their own thread, oldest first. */
export async function listOrphanReplies(db: Database | Transaction, storeId: string): Promise<OrphanReply[]> {
  const rows = await db
    .select({
      emailId: emails.id,
      messageId: emails.messageId,
      headers: emails.headers,
      createdAt: emails.createdAt,
      base: threads.baseSubject,
      customerId: threads.customerId,
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(and(eq(emails.storeId, storeId), eq(emails.isOrphan, true)))
    .orderBy(asc(emails.createdAt), asc(emails.id))
  return rows.map(({ headers, ...orphan }) => ({ ...orphan, named: headers?.references ?? [] }))
}

/** After an import, joins replies without a parent to the thread that matches their subject. */
export async function mergeOrphanReplies(
  tx: Transaction,
  storeId: string,
  orphans: readonly OrphanReply[],
): Promise<void> {
  for (const { emailId, messageId, named, createdAt, base, customerId } of orphans) {
    if (!mayAnswerStoreMail(messageId, named)) continue
    // An earlier join may have moved it.
    const [now] = await tx
      .select({ threadId: emails.threadId })
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.isOrphan, true)))
    if (!now) continue
    const found = await findThreadBySubject(tx, {
      storeId,
      base,
      customerId: customerId ?? undefined,
      atMs: createdAt.getTime() - 1,
      namesNone: named.length === 0,
    })
    if (!found || found === now.threadId) continue
    await mergeThreads(tx, found, now.threadId)
    await refreshThreads(tx, [found])
  }
}
