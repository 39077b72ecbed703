import { dayMs, hourMs } from '@draftdesk/contract/durations'
import type { AdminJobsAnswer, AdminOverviewAnswer } from '@draftdesk/contract'
import { asc, eq, gt, gte, sql } from 'drizzle-orm'
import { countJobs } from '../claims/count-jobs.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import { drafts, emails, serverHours, stores, users } from '../database/schema.ts'

/** Days (with today) and hours that the admin area shows. */
const shownDays = 31
const shownHours = 24

/**
 * Stores the server's counts for the hour of `nowMs`. The first run of an hour counts rows and due jobs;
 * later runs only raise the maximum of due jobs and waiting time.
 */
export async function saveHourlyServerCounts(db: Database, now: SqlClock, nowMs: number): Promise<void> {
  const hour = new Date(Math.floor(nowMs / hourMs) * hourMs)
  const queues = await countJobs(db, now)
  const jobCounts = {
    dueJobs: queues.reduce((sum, { due, abandoned }) => sum + due + abandoned, 0),
    delaySeconds: Math.round(Math.max(...queues.map(({ delaySeconds }) => delaySeconds))),
  }
  const known = await db
    .update(serverHours)
    .set({
      dueJobs: sql`greatest(${serverHours.dueJobs}, ${jobCounts.dueJobs})`,
      delaySeconds: sql`greatest(${serverHours.delaySeconds}, ${jobCounts.delaySeconds})`,
    })
    .where(eq(serverHours.hour, hour))
    .returning({ hour: serverHours.hour })
  if (known.length > 0) return
  const [storeCount, people, emailCount, draftCount] = await Promise.all([
    db.$count(stores),
    db.$count(users),
    db.$count(emails),
    db.$count(drafts),
  ])
  const rowCounts = { stores: storeCount, people, emails: emailCount, drafts: draftCount }
  await db
    .insert(serverHours)
    .values({ hour, ...rowCounts, ...jobCounts })
    .onConflictDoNothing()
}

/** The last count of each of the latest days (UTC), oldest first. */
export async function loadDailyServerCounts(
  db: Database,
  nowMs: number,
): Promise<AdminOverviewAnswer['days']> {
  const firstDayMs = Math.floor(nowMs / dayMs) * dayMs - (shownDays - 1) * dayMs
  const day = sql<string>`to_char(${serverHours.hour} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .selectDistinctOn([day], {
      ...{ day, stores: serverHours.stores, people: serverHours.people },
      ...{ emails: serverHours.emails, drafts: serverHours.drafts },
    })
    .from(serverHours)
    .where(gte(serverHours.hour, new Date(firstDayMs)))
    .orderBy(day, sql`${serverHours.hour} desc`)
  return rows
}

/** The due jobs of each of the latest hours, oldest first. */
export async function loadHourlyDueJobs(
  db: Database,
  nowMs: number,
): Promise<NonNullable<AdminJobsAnswer['hours']>> {
  const rows = await db
    .select()
    .from(serverHours)
    .where(gt(serverHours.hour, new Date(nowMs - shownHours * hourMs)))
    .orderBy(asc(serverHours.hour))
  return rows.map(({ hour, dueJobs, delaySeconds }) => ({
    ...{ hour: hour.toISOString(), due: dueJobs, delay_seconds: delaySeconds },
  }))
}
