import type { Answer } from '@draftdesk/contract'
import { and, asc, desc, eq, exists, gte, inArray, isNull, min, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { draftFeedback, drafts, draftVersions, emails, outbox, threads } from '../database/schema.ts'

type Work = NonNullable<Answer<'dashboard'>['work']>

const dayMs = 86_400_000
const days = 7

/** Open work of a store and statistics of the last seven UTC days including today. */
export async function readWork(db: Database, storeId: string, nowMs: number): Promise<Work> {
  const today = Math.floor(nowMs / dayMs) * dayMs
  const since = new Date(today - (days - 1) * dayMs)
  const [[waiting], sends, [replies], byDay, [sent], [discarded], faults] = await Promise.all([
    readWaiting(db, storeId),
    countSends(db, storeId),
    readFirstReply(db, storeId, since),
    countByDay(db, storeId, since),
    countSentDrafts(db, storeId, since),
    countDiscardedDrafts(db, storeId, since),
    countFaults(db, storeId, since),
  ])
  const counted = new Map(byDay.map(({ day, ...counts }) => [day, counts]))
  return {
    needs_reply: waiting?.count ?? 0,
    oldest_wait_at: waiting?.oldest?.toISOString() ?? null,
    failed: sends.get('failed') ?? 0,
    unknown: sends.get('unknown') ?? 0,
    first_reply_minutes: replies?.minutes ?? null,
    drafts: {
      as_is: (sent?.count ?? 0) - (sent?.edited ?? 0),
      edited: sent?.edited ?? 0,
      discarded: discarded?.count ?? 0,
    },
    faults,
    days: Array.from({ length: days }, (_, index) => {
      const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10)
      return { day, ...(counted.get(day) ?? { received: 0, answered: 0 }) }
    }),
  }
}

function readWaiting(db: Database, storeId: string) {
  return db
    .select({ count: sql<number>`count(*)::int`, oldest: min(threads.customerAt) })
    .from(threads)
    .where(
      and(
        eq(threads.storeId, storeId),
        eq(threads.needsReply, true),
        isNull(threads.archivedAt),
        isNull(threads.snoozedAt),
        isNull(threads.mergedInto),
      ),
    )
}

async function countSends(db: Database, storeId: string) {
  const rows = await db
    .select({ state: outbox.state, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), inArray(outbox.state, ['failed', 'unknown'])))
    .groupBy(outbox.state)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

const isReceived = sql`${emails.direction} = 'in' and ${emails.kind} = 'customer'`
const isAnswer = sql`${emails.direction} = 'out'`

const isRecent = (storeId: string, since: Date) =>
  and(eq(threads.storeId, storeId), gte(threads.lastEmailAt, since))

/** Median time from a customer's first mail to the first reply, for threads that started in the period. */
function readFirstReply(db: Database, storeId: string, since: Date) {
  const first = db
    .select({
      askedAt: sql<Date>`min(${emails.createdAt}) filter (where ${isReceived})`.as('asked_at'),
      answeredAt: sql<Date>`min(${emails.createdAt}) filter (where ${isAnswer})`.as('answered_at'),
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(isRecent(storeId, since))
    .groupBy(emails.threadId)
    .as('first')
  const minutes = sql`extract(epoch from ${first.answeredAt} - ${first.askedAt}) / 60`
  return db
    .select({
      minutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    })
    .from(first)
    .where(and(gte(first.askedAt, since), sql`${first.answeredAt} > ${first.askedAt}`))
}

const isWritten = sql`${drafts.writer} ->> 'kind' <> 'person'`

/** Counts sent product drafts of the period. Edited means that the text differs from the first version. */
function countSentDrafts(db: Database, storeId: string, since: Date) {
  const firstText = db
    .select({ body: draftVersions.body })
    .from(draftVersions)
    .where(and(eq(draftVersions.draftId, drafts.id), ne(draftVersions.body, drafts.body)))
  return db
    .select({
      count: sql<number>`count(*)::int`,
      edited: sql<number>`count(*) filter (where ${exists(firstText)})::int`,
    })
    .from(outbox)
    .innerJoin(drafts, eq(drafts.id, outbox.draftId))
    .where(and(eq(outbox.storeId, storeId), eq(outbox.state, 'sent'), gte(outbox.sentAt, since), isWritten))
}

/** Counts discarded product drafts of the period, without those that never had a text. */
function countDiscardedDrafts(db: Database, storeId: string, since: Date) {
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(drafts)
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(
      and(
        eq(threads.storeId, storeId),
        eq(drafts.state, 'discarded'),
        gte(drafts.updatedAt, since),
        ne(drafts.body, ''),
        isWritten,
      ),
    )
}

/** Counts agents' reasons for wrong drafts of the period. */
function countFaults(db: Database, storeId: string, since: Date) {
  const count = sql<number>`count(*)::int`
  return db
    .select({ reason: draftFeedback.reason, count })
    .from(draftFeedback)
    .innerJoin(drafts, eq(drafts.id, draftFeedback.draftId))
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(and(eq(threads.storeId, storeId), gte(draftFeedback.createdAt, since)))
    .groupBy(draftFeedback.reason)
    .orderBy(desc(count), asc(draftFeedback.reason))
}

function countByDay(db: Database, storeId: string, since: Date) {
  const day = sql<string>`to_char(${emails.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({
      day,
      received: sql<number>`count(*) filter (where ${isReceived})::int`,
      answered: sql<number>`count(*) filter (where ${isAnswer})::int`,
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(and(isRecent(storeId, since), gte(emails.createdAt, since)))
    .groupBy(sql`1`)
}
