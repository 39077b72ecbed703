import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { mergeThreads } from './merge.ts'
import { refreshThreads } from './refresh.ts'

/** How long before its answer the store's mail may be, when only the subject says that they belong together. */
const loosestMs = 30 * 86_400_000

/** What the subject rule goes by. */
interface Topic {
  readonly storeId: string
  readonly customerId: string | undefined
  /** The subject without prefixes. */
  readonly base: string
  readonly atMs: number
}

/** An answer that only its subject leads to a conversation. */
interface OrphanTopic extends Topic {
  /** It names no mail at all: some programs do not. */
  readonly namesNone: boolean
}

const between = (fromMs: number, untilMs: number) =>
  sql`${emails.createdAt} between ${new Date(fromMs).toISOString()}::timestamptz and ${new Date(untilMs).toISOString()}::timestamptz`

const isAbout = ({ storeId, base }: Topic, customerId: string) =>
  and(eq(threads.storeId, storeId), eq(threads.baseSubject, base), eq(threads.customerId, customerId))

/** The part behind the @ of a Message-ID: the program of the sender, or a server on the way. */
const hostOf = (messageId: string): string | undefined => /@([^@>]+)>$/.exec(messageId)?.[1]?.toLowerCase()

/**
 * True if an answer may answer a mail of the store whose Message-ID a server rewrote. One that names several mails, all of them
 * unknown, answers a conversation that is not here, and one that names a mail of its own program says something again.
 */
export function mayAnswerStore(messageId: string | null, named: readonly string[]): boolean {
  const [only, ...others] = named
  if (only === undefined) return true
  const host = hostOf(only)
  return others.length === 0 && (host === undefined || host !== hostOf(messageId ?? ''))
}

const isPersons = inArray(emails.kind, ['customer', 'own'])

/**
 * The conversation with this customer and subject that an answer continues: the one in which the store wrote last, at most 30 days
 * before, or for an answer that names no mail the one with the last mail.
 */
export async function findBySubject(tx: Transaction, topic: OrphanTopic): Promise<string | undefined> {
  if (!topic.customerId || topic.base === '') return undefined
  const rows = await tx
    .selectDistinctOn([threads.id], {
      id: threads.id,
      direction: emails.direction,
      createdAt: emails.createdAt,
    })
    .from(threads)
    .innerJoin(emails, eq(emails.threadId, threads.id))
    .where(and(isAbout(topic, topic.customerId), isPersons, between(topic.atMs - loosestMs, topic.atMs)))
    .orderBy(threads.id, desc(emails.createdAt), desc(emails.id))
  // Where the customer wrote last, the store's mail has its answer.
  const waiting = rows.filter(({ direction }) => direction === 'out' || topic.namesNone)
  return waiting.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.id
}

/** The conversation that begins with an answer to this mail of the store, which came later than its answer. */
export async function findOrphan(
  tx: Transaction,
  topic: Topic,
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
        isAbout(topic, topic.customerId),
        isPersons,
        or(eq(emails.isOrphan, true), eq(threads.id, threadId)),
        sql`${emails.createdAt} > ${new Date(topic.atMs).toISOString()}::timestamptz`,
        between(topic.atMs, topic.atMs + loosestMs),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(20)
  // A mail that follows a later mail of this conversation answers that one.
  const end = rows.findIndex(({ id }) => id === threadId)
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .find(({ messageId, headers }) => mayAnswerStore(messageId, headers?.references ?? []))?.id
}

/** An answer that came before what it answers, or without it. */
export interface Orphan {
  readonly emailId: string
  readonly messageId: string | null
  /** Message-IDs that it names. */
  readonly named: readonly string[]
  readonly createdAt: Date
  readonly base: string
  readonly customerId: string | null
}

/** The answers of a store that were begun as conversations of their own, the oldest first. */
export async function listOrphans(db: Database | Transaction, storeId: string): Promise<Orphan[]> {
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

/** After an import: answers whose parent never came join the conversation that their subject leads to. */
export async function joinOrphans(
  tx: Transaction,
  storeId: string,
  orphans: readonly Orphan[],
): Promise<void> {
  for (const { emailId, messageId, named, createdAt, base, customerId } of orphans) {
    if (!mayAnswerStore(messageId, named)) continue
    // An earlier one may have taken it along.
    const [now] = await tx
      .select({ threadId: emails.threadId })
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.isOrphan, true)))
    if (!now) continue
    const found = await findBySubject(tx, {
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
