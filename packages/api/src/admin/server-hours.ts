import type { AdminWorkAnswer, OverviewAnswer } from '@draftdesk/contract'
import { asc, gt, sql } from 'drizzle-orm'
import { countJobs } from '../claims/count-jobs.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open.ts'
import { drafts, emails, serverHours, stores, users } from '../database/schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days and hours that the admin area shows. */
const shownDays = 31
const shownHours = 24

/** Counts the server for the hour of `nowMs`. A later count in the same hour replaces an earlier one, but the longest wait of the hour stays. */
export async function countServer(db: Database, now: SqlClock, nowMs: number): Promise<void> {
  const [storeCount, people, emailCount, draftCount, queues] = await Promise.all([
    db.$count(stores),
    db.$count(users),
    db.$count(emails),
    db.$count(drafts),
    countJobs(db, now),
  ])
  const counts = {
    ...{ stores: storeCount, people, emails: emailCount, drafts: draftCount },
    dueJobs: queues.reduce((sum, { due, abandoned }) => sum + due + abandoned, 0),
    delaySeconds: Math.round(Math.max(...queues.map(({ delaySeconds }) => delaySeconds))),
  }
  await db
    .insert(serverHours)
    .values({ hour: new Date(Math.floor(nowMs / hourMs) * hourMs), ...counts })
    .onConflictDoUpdate({
      target: serverHours.hour,
      set: {
        ...counts,
        dueJobs: sql`greatest(${serverHours.dueJobs}, excluded.due_jobs)`,
        delaySeconds: sql`greatest(${serverHours.delaySeconds}, excluded.delay_seconds)`,
      },
    })
}

/** The last count of each of the latest days, oldest first. */
export async function readServerDays(db: Database, nowMs: number): Promise<OverviewAnswer['days']> {
  const day = sql<string>`to_char(${serverHours.hour} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .selectDistinctOn([day], {
      ...{ day, stores: serverHours.stores, people: serverHours.people },
      ...{ emails: serverHours.emails, drafts: serverHours.drafts },
    })
    .from(serverHours)
    .where(gt(serverHours.hour, new Date(nowMs - shownDays * dayMs)))
    .orderBy(day, sql`${serverHours.hour} desc`)
  return rows
}

/** The due jobs of each of the latest hours, oldest first. */
export async function readServerHours(
  db: Database,
  nowMs: number,
): Promise<NonNullable<AdminWorkAnswer['hours']>> {
  const rows = await db
    .select()
    .from(serverHours)
    .where(gt(serverHours.hour, new Date(nowMs - shownHours * hourMs)))
    .orderBy(asc(serverHours.hour))
  return rows.map(({ hour, dueJobs, delaySeconds }) => ({
    ...{ hour: hour.toISOString(), due: dueJobs, delay_seconds: delaySeconds },
  }))
}
