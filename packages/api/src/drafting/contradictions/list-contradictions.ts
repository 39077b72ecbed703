import type { ContradictionAnswer } from '@draftdesk/contract'
import { and, asc, eq, gte, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/open-database.ts'
import { contradictions, dismissedSuggestions, emails, policies, threads } from '../../database/schema.ts'
import { isUuid } from '../../database/uuid.ts'
import { getOldestComparedReplyTime } from './search-contradictions.ts'

const maxListed = 20
const otherPolicies = alias(policies, 'others')

/** True while a document is in use and still has this sentence. */
const stillContainsQuote = (document: typeof policies | typeof otherPolicies, quote: PgColumn) =>
  and(
    ...[eq(document.isOn, true), isNull(document.deletedAt)],
    sql`position(${quote} in ${document.content}) > 0`,
  )

/** True while the quoted reply is one that would be read today. */
const isRecentReply = (nowMs: number) =>
  and(
    ...[gte(emails.createdAt, getOldestComparedReplyTime(nowMs))],
    ...[isNull(threads.mergedInto), isNull(threads.spamAt)],
  )

/** Which contradictions are listed: of the store, or of one document. */
interface ContradictionListOptions {
  readonly nowMs: number
  readonly policyId?: string | undefined
}

/** Lists contradictions of a store that are in force and that no person dismissed. */
export async function listContradictions(
  db: Database,
  storeId: string,
  { nowMs, policyId: wanted }: ContradictionListOptions,
): Promise<ContradictionAnswer[]> {
  if (wanted !== undefined && !isUuid(wanted)) return []
  const { pair, policyId, quote, otherPolicyId, otherQuote, replies, replyId } = contradictions
  const isDismissed = db
    .select({ found: sql`1` })
    .from(dismissedSuggestions)
    .where(
      and(
        eq(dismissedSuggestions.storeId, contradictions.storeId),
        eq(dismissedSuggestions.suggestion, pair),
      ),
    )
  const rows = await db
    .select({
      ...{ pair, policyId, quote, otherPolicyId, otherQuote, replies },
      ...{
        title: policies.title,
        otherTitle: otherPolicies.title,
        threadId: threads.id,
        subject: threads.subject,
      },
    })
    .from(contradictions)
    .innerJoin(policies, eq(policies.id, policyId))
    .leftJoin(otherPolicies, eq(otherPolicies.id, otherPolicyId))
    .leftJoin(emails, eq(emails.id, replyId))
    .leftJoin(threads, eq(threads.id, emails.threadId))
    .where(
      and(
        eq(contradictions.storeId, storeId),
        wanted === undefined ? undefined : or(eq(policyId, wanted), eq(otherPolicyId, wanted)),
        stillContainsQuote(policies, quote),
        or(isNull(otherPolicyId), stillContainsQuote(otherPolicies, otherQuote)),
        or(isNull(replyId), isRecentReply(nowMs)),
        notExists(isDismissed),
      ),
    )
    .orderBy(asc(contradictions.createdAt), asc(contradictions.id))
    .limit(maxListed)
  return rows.map((row) => ({
    id: row.pair,
    policy: { id: row.policyId, title: row.title },
    quote: row.quote,
    other_policy: row.otherPolicyId === null ? null : { id: row.otherPolicyId, title: row.otherTitle ?? '' },
    other_quote: row.otherQuote,
    replies: row.replies,
    thread: row.threadId === null ? null : { id: row.threadId, subject: row.subject ?? '' },
  }))
}

/** True if a store has a contradiction with this id. */
export const hasContradiction = async (db: Database, storeId: string, pair: string): Promise<boolean> =>
  (await db.$count(contradictions, and(eq(contradictions.storeId, storeId), eq(contradictions.pair, pair)))) >
  0
