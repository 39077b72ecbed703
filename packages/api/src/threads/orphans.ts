import { and, asc, eq, ne, sql } from 'drizzle-orm'
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

const between = (fromMs: number, untilMs: number) =>
  sql`${emails.createdAt} between ${new Date(fromMs).toISOString()}::timestamptz and ${new Date(untilMs).toISOString()}::timestamptz`

const isAbout = ({ storeId, base }: Topic, customerId: string) =>
  and(eq(threads.storeId, storeId), eq(threads.baseSubject, base), eq(threads.customerId, customerId))

/** The conversation with this customer and subject in which the store wrote last, at most 30 days before. */
export async function findBySubject(tx: Transaction, topic: Topic): Promise<string | undefined> {
  if (!topic.customerId || topic.base === '') return undefined
  const [found] = await tx
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(emails, eq(emails.threadId, threads.id))
    .where(
      and(
        isAbout(topic, topic.customerId),
        eq(emails.direction, 'out'),
        between(topic.atMs - loosestMs, topic.atMs),
      ),
    )
    .orderBy(sql`${emails.createdAt} desc`)
    .limit(1)
  return found?.id
}

/** Conversations that begin with an answer to this mail of the store, which came later than its answer. */
export async function findOrphans(tx: Transaction, topic: Topic, threadId: string): Promise<string[]> {
  if (!topic.customerId || topic.base === '') return []
  const rows = await tx
    .selectDistinct({ id: threads.id })
    .from(threads)
    .innerJoin(emails, eq(emails.threadId, threads.id))
    .where(
      and(
        isAbout(topic, topic.customerId),
        ne(threads.id, threadId),
        eq(emails.isOrphan, true),
        between(topic.atMs, topic.atMs + loosestMs),
      ),
    )
    .limit(5)
  return rows.map(({ id }) => id)
}

/** An answer that came before what it answers, or without it. */
export interface Orphan {
  readonly emailId: string
  readonly createdAt: Date
  readonly base: string
  readonly customerId: string | null
}

/** The answers of a store that were begun as conversations of their own, the oldest first. */
export function listOrphans(db: Database | Transaction, storeId: string): Promise<Orphan[]> {
  return db
    .select({
      emailId: emails.id,
      createdAt: emails.createdAt,
      base: threads.baseSubject,
      customerId: threads.customerId,
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(and(eq(emails.storeId, storeId), eq(emails.isOrphan, true)))
    .orderBy(asc(emails.createdAt))
}

/** After an import: answers whose parent never came join the conversation that their subject leads to. */
export async function joinOrphans(
  tx: Transaction,
  storeId: string,
  orphans: readonly Orphan[],
): Promise<void> {
  for (const { emailId, createdAt, base, customerId } of orphans) {
    // An earlier one may have taken it along.
    const [now] = await tx.select({ threadId: emails.threadId }).from(emails).where(eq(emails.id, emailId))
    const topic = { storeId, base, customerId: customerId ?? undefined, atMs: createdAt.getTime() }
    const found = now && (await findBySubject(tx, topic))
    if (!found || found === now.threadId) continue
    await mergeThreads(tx, found, now.threadId)
    await refreshThreads(tx, [found])
  }
}
