import { sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { Transaction } from '../database/transact.ts'
import { jobTables } from '../database/job-tables.ts'
import type { JobKind } from '../database/job-tables.ts'
import type { SqlClock } from './sql-time.ts'

/** States of jobs. An abandoned one has a lease that ended, and no process has claimed it again. */
export const jobStates = ['due', 'waiting', 'running', 'abandoned', 'parked'] as const

/** The jobs of a kind by state. */
export type JobCounts = Readonly<Record<(typeof jobStates)[number], number>> & {
  readonly kind: JobKind
  /** How long the oldest due job waits. */
  readonly delaySeconds: number
}

/** Counts jobs by kind and state. Resting jobs are in no state. */
export async function countJobs(db: Database | Transaction, now: SqlClock): Promise<JobCounts[]> {
  const isFree = sql`leased_until is null`
  const counts = Object.entries(jobTables).map(
    ([kind, table]) => sql`select ${kind}::text as kind,
      count(*) filter (where ${isFree} and due_at <= ${now()})::int as due,
      count(*) filter (where ${isFree} and due_at > ${now()})::int as waiting,
      count(*) filter (where leased_until > ${now()})::int as running,
      count(*) filter (where leased_until <= ${now()})::int as abandoned,
      (select count(*) from ${table} where parked_at is not null)::int as parked,
      coalesce(extract(epoch from ${now()} - min(due_at) filter (where ${isFree} and due_at <= ${now()})), 0)::float8
        as "delaySeconds"
      from ${table} where parked_at is null and due_at < 'infinity'`,
  )
  const result: unknown = await db.execute(sql.join(counts, sql` union all `))
  return (result as { rows: JobCounts[] }).rows
}
