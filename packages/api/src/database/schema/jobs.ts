import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { instantColumn } from './columns.ts'

/**
 * Columns of a job that runs from `dueAt` on; its claimant holds the lease until `leasedUntil`. `term` is the
 * fencing token: writes under an older claim fail.
 */
export const jobColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  begunAt: instantColumn('begun_at').notNull().defaultNow(),
  dueAt: instantColumn('due_at').notNull().defaultNow(),
  leasedUntil: instantColumn('leased_until'),
  term: integer().notNull().default(0),
  tries: integer().notNull().default(0),
  /** Reason of the last failure for an administrator. Contains no addresses or contents. */
  fault: text(),
  /** Set when retries ended. An administrator can restart the job. */
  parkedAt: instantColumn('parked_at'),
})

/** The index that finds due jobs. */
export const dueJobIndex = (name: string, { dueAt }: { dueAt: AnyPgColumn }) =>
  index(name)
    .on(dueAt)
    .where(sql`parked_at is null`)

/** Recurring jobs by name, one row each. */
export const chores = pgTable('chores', { ...jobColumns(), name: text().notNull().unique() }, (table) => [
  dueJobIndex('chores_due', table),
])

/** Outgoing notification mails. The contents are sealed because they hold codes and links. */
export const notices = pgTable('notices', { ...jobColumns(), sealed: text().notNull() }, (table) => [
  dueJobIndex('notices_due', table),
])

/**
 * Counts of the whole server, one row for each hour (UTC) in which it ran. The figures of a day are those of
 * its last hour.
 */
export const serverHours = pgTable('server_hours', {
  hour: instantColumn('hour').primaryKey(),
  stores: integer().notNull(),
  people: integer().notNull(),
  emails: bigint({ mode: 'number' }).notNull(),
  drafts: bigint({ mode: 'number' }).notNull(),
  /** The most due jobs of the hour, and its longest wait. They may come from different counts. */
  dueJobs: integer('due_jobs').notNull(),
  delaySeconds: integer('delay_seconds').notNull(),
})

/** Runs of the nightly backup. */
export const backupRuns = pgTable('backup_runs', {
  id: uuid().primaryKey().defaultRandom(),
  startedAt: instantColumn('started_at').notNull(),
  endedAt: instantColumn('ended_at').notNull(),
  /** The number of rows of a good run. */
  rows: bigint({ mode: 'number' }),
  /** Class of the failure. Contains no addresses. */
  fault: text(),
})
