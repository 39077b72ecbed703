import { dayMs } from '@draftdesk/contract/durations'
import type { Answer } from '@draftdesk/contract'
import { and, asc, desc, eq, gte, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { draftUses, emails, outbox, threads } from '../database/schema.ts'

type WorkloadAnswer = NonNullable<Answer<'dashboard'>['work']>

const shownDays = 7

/** Open work of a store and statistics of the last seven UTC days including today. */
export async function loadWorkloadFigures(
  db: Database,
  storeId: string,
  nowMs: number,
): Promise<WorkloadAnswer> {
  const today = Math.floor(nowMs / dayMs) * dayMs
  const since = new Date(today - (shownDays - 1) * dayMs)
  const [[waiting], sends, [replies], byDay, uses, faults] = await Promise.all([
    countWaitingThreads(db, storeId),
    countUndeliveredMails(db, storeId),
    loadMedianFirstReplyTime(db, storeId, since),
    countMailsByDay(db, storeId, since),
    countDraftUses(db, storeId, since),
    countDraftFaults(db, storeId, since),
  ])
  const counted = new Map(byDay.map(({ day, ...counts }) => [day, counts]))
  return {
    needs_reply: waiting?.count ?? 0,
    oldest_wait_at: waiting?.oldest?.toISOString() ?? null,
    failed: sends.get('failed') ?? 0,
    unknown: sends.get('unknown') ?? 0,
    first_reply_minutes: replies?.minutes ?? null,
    drafts: {
      as_is: uses.get('as_written') ?? 0,
      edited: uses.get('edited') ?? 0,
      discarded: uses.get('discarded') ?? 0,
    },
    faults,
    days: Array.from({ length: shownDays }, (_, index) => {
      const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10)
      return { day, ...(counted.get(day) ?? { received: 0, answered: 0 }) }
    }),
  }
}

function countWaitingThreads(db: Database, storeId: string) {
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

async function countUndeliveredMails(db: Database, storeId: string) {
  const rows = await db
    .select({ state: outbox.state, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), inArray(outbox.state, ['failed', 'unknown'])))
    .groupBy(outbox.state)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

const isReceived = sql`${emails.direction} = 'in' and ${emails.kind} = 'customer'`
const isAnswer = sql`${emails.direction} = 'out'`

const isRecentThread = (storeId: string, since: Date) =>
  and(eq(threads.storeId, storeId), gte(threads.lastEmailAt, since))

/** Median time from a customer's first mail to the first reply, for threads that started in the period. */
function loadMedianFirstReplyTime(db: Database, storeId: string, since: Date) {
  const first = db
    .select({
      askedAt: sql<Date>`min(${emails.createdAt}) filter (where ${isReceived})`.as('asked_at'),
      answeredAt: sql<Date>`min(${emails.createdAt}) filter (where ${isAnswer})`.as('answered_at'),
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(isRecentThread(storeId, since))
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

/** Counts how generated drafts were used in the period. */
async function countDraftUses(db: Database, storeId: string, since: Date) {
  const rows = await db
    .select({ use: draftUses.use, count: sql<number>`count(*)::int` })
    .from(draftUses)
    .where(and(eq(draftUses.storeId, storeId), gte(draftUses.usedAt, since)))
    .groupBy(draftUses.use)
  return new Map(rows.map(({ use, count }) => [use, count]))
}

/** Counts agents' reasons for wrong drafts of the period. */
async function countDraftFaults(db: Database, storeId: string, since: Date) {
  const count = sql<number>`count(*)::int`
  const rows = await db
    .select({ reason: draftUses.fault, count })
    .from(draftUses)
    .where(and(eq(draftUses.storeId, storeId), gte(draftUses.faultAt, since)))
    .groupBy(draftUses.fault)
    .orderBy(desc(count), asc(draftUses.fault))
  return rows.flatMap(({ reason, ...counted }) => (reason === null ? [] : [{ reason, ...counted }]))
}

function countMailsByDay(db: Database, storeId: string, since: Date) {
  const day = sql<string>`to_char(${emails.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({
      day,
      received: sql<number>`count(*) filter (where ${isReceived})::int`,
      answered: sql<number>`count(*) filter (where ${isAnswer})::int`,
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(and(isRecentThread(storeId, since), gte(emails.createdAt, since)))
    .groupBy(sql`1`)
}
