import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { Transaction } from '../database/transact.ts'
import type { chores } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { jobTables } from '../database/job-tables.ts'
import type { JobKind } from '../database/job-tables.ts'
import { wakeJobRunners } from './wake-job-runners.ts'
import type { SqlClock } from './sql-time.ts'

/** A job whose retries ended, with the reason. */
export interface ParkedJob {
  kind: JobKind
  id: string
  fault: string
  tries: number
  parkedAt: Date
}

const maxListed = 50

const workKinds = Object.keys(jobTables) as JobKind[]

/** Lists the latest parked jobs. */
export async function listParkedJobs(db: Database): Promise<ParkedJob[]> {
  const found = await Promise.all(
    workKinds.map(async (kind) => {
      const table = jobTables[kind]
      const { id, fault, tries, parkedAt } = table
      const rows = await db
        .select({ id, fault, tries, parkedAt })
        .from(table as typeof chores)
        .where(isNotNull(parkedAt))
        .orderBy(desc(parkedAt))
        .limit(maxListed)
      return rows.flatMap((row) =>
        row.parkedAt ? [{ ...row, kind, fault: row.fault ?? '', parkedAt: row.parkedAt }] : [],
      )
    }),
  )
  return found
    .flat()
    .toSorted((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime())
    .slice(0, maxListed)
}

/** A job whose last try failed and that will be tried again. */
export interface RetriedJob {
  kind: JobKind
  id: string
  fault: string
  tries: number
  dueAt: Date
}

/** Lists the jobs that have failed most often and are not parked. */
export async function listRetriedJobs(db: Database): Promise<RetriedJob[]> {
  const found = await Promise.all(
    workKinds.map(async (kind) => {
      const table = jobTables[kind]
      const { id, fault, tries, dueAt } = table
      const isRetried = sql`${isNotNull(fault)} and ${isNull(table.parkedAt)} and ${dueAt} < 'infinity'`
      const rows = await db
        .select({ id, fault, tries, dueAt })
        .from(table as typeof chores)
        .where(isRetried)
        .orderBy(desc(tries))
        .limit(maxListed)
      return rows.map((row) => ({ ...row, kind, fault: row.fault ?? '' }))
    }),
  )
  return found
    .flat()
    .toSorted((a, b) => b.tries - a.tries)
    .slice(0, maxListed)
}

/** Makes a parked job due with a new set of tries. Returns its kind and store, or undefined when the id is unknown. */
export async function restartJob(
  db: Transaction | Database,
  now: SqlClock,
  id: string,
): Promise<{ kind: JobKind; storeId: string | undefined } | undefined> {
  if (!isUuid(id)) return undefined
  for (const kind of workKinds) {
    const table = jobTables[kind]
    const isThis = sql`${eq(table.id, id)} and ${isNotNull(table.parkedAt)}`
    const due = await db
      .update(table as typeof chores)
      .set({ parkedAt: null, leasedUntil: null, tries: 0, dueAt: now(), begunAt: now() })
      .where(isThis)
      .returning({ storeId: 'storeId' in table ? sql<string>`${table.storeId}` : sql<null>`null` })
    if (due.length === 0) continue
    await wakeJobRunners(db, table)
    return { kind, storeId: due[0]?.storeId ?? undefined }
  }
  return undefined
}
