import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { toBaseSubject } from './base-subject.ts'
import { markSideConversationMails } from './side-conversation-mails.ts'

/** Changes that new mails make to their threads beyond the rows of the mails. */
export interface RefreshOptions {
  /** A customer mail reopens an archived thread. */
  readonly reopens?: boolean
  /** Threads with unread mail. */
  readonly unread?: ReadonlySet<string>
  /** Mails received up to this time need no reply. */
  readonly settledBeforeMs?: number | undefined
}

/** Conversations are refreshed this many at a time, so that requests are served in between. */
const threadsPerBatch = 25

/** Recomputes the list columns of threads from their mails, independent of the order of arrival. */
export async function refreshThreads(
  tx: Transaction,
  ids: readonly string[],
  changes: RefreshOptions = {},
): Promise<void> {
  for (let at = 0; at < ids.length; at += threadsPerBatch)
    await refreshBatch(tx, ids.slice(at, at + threadsPerBatch), changes)
}

async function refreshBatch(tx: Transaction, ids: readonly string[], changes: RefreshOptions): Promise<void> {
  await markSideConversationMails(tx, ids)
  const { reopens = false, unread = new Set<string>(), settledBeforeMs } = changes
  const settled =
    settledBeforeMs === undefined
      ? sql`${threads.settledAt}`
      : sql`greatest(${threads.settledAt}, ${new Date(settledBeforeMs).toISOString()}::timestamptz)`
  const isUnread: SQL = unread.size === 0 ? sql`false` : inArray(threads.id, [...unread])
  const result: unknown = await tx.execute(sql`
    with facts as (
      select thread_id, max(created_at) as last_at, min(created_at) as first_at,
        max(created_at) filter (where direction = 'in' and kind = 'customer') as customer_at,
        max(created_at) filter (where direction = 'out' and undelivered is null and not is_side) as store_at,
        (array_agg(subject order by created_at, id))[1] as subject,
        (array_agg(id order by created_at, id))[1] as first_id
      from ${emails} where ${inArray(emails.threadId, [...ids])} group by thread_id
    ),
    -- A mail with another one before it is no orphan any more.
    adopted as (
      update ${emails} set is_orphan = false from facts
      where ${emails.threadId} = facts.thread_id and ${emails.isOrphan} and ${emails.id} <> facts.first_id
    )
    update ${threads} set
      last_email_at = facts.last_at, created_at = facts.first_at, customer_at = facts.customer_at,
      store_at = facts.store_at, subject = facts.subject, settled_at = ${settled},
      needs_reply = facts.customer_at is not null
        and facts.customer_at > coalesce(facts.store_at, '-infinity')
        and facts.customer_at > coalesce(${settled}, '-infinity'),
      is_unread = ${threads.isUnread} or ${isUnread},
      archived_at = case when ${reopens} and facts.customer_at > ${threads.archivedAt} then null else ${threads.archivedAt} end,
      version = ${threads.version} + 1
    from facts where ${threads.id} = facts.thread_id
    returning ${threads.id} as id, ${threads.subject} as subject, ${threads.baseSubject} as base`)
  await renameThreads(tx, (result as { rows: { id: string; subject: string; base: string }[] }).rows)
}

/** The subject of a thread is its first mail's, which may arrive later. */
async function renameThreads(
  tx: Transaction,
  rows: readonly { readonly id: string; readonly subject: string; readonly base: string }[],
): Promise<void> {
  for (const { id, subject, base } of rows) {
    const current = toBaseSubject(subject)
    if (current !== base) await tx.update(threads).set({ baseSubject: current }).where(eq(threads.id, id))
  }
}
