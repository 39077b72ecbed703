import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '../claims/job.ts'
import { startClaimingJobs } from '../claims/job-runner.ts'
import type { JobRunner } from '../claims/job-runner.ts'
import { createClockTime } from '../claims/sql-time.ts'
import { jobTables } from '../database/job-tables.ts'
import { silentLog } from '../platform/log.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { createJobs } from './start-job-runner.ts'
import type { BackgroundJobDeps } from './start-job-runner.ts'

const database = useDatabase()
const now = createClockTime(() => Date.UTC(2030, 0, 15, 12))
let runner: JobRunner | undefined
afterEach(async () => {
  await runner?.stop()
  runner = undefined
})

beforeEach(async () => {
  for (const [, table] of shared) await database.db.delete(table)
})

const jobs = createJobs({} as BackgroundJobDeps)
const jobOf = (table: PgTable): Job | undefined => jobs.find((job) => job.table === table)

/** Kinds with a table that may hold many rows of one store. */
const shared = Object.entries(jobTables).filter(([, table]) => {
  const storeId = getTableConfig(table as PgTable).columns.find(({ name }) => name === 'store_id')
  return storeId !== undefined && !storeId.isUnique
})

/** Adds due rows of a store, with random values in the other required columns. */
async function addRows(table: PgTable, store: string, rows: number, secondsAgo: number): Promise<void> {
  const given = ['store_id', 'due_at', 'begun_at']
  const required = getTableConfig(table).columns.filter(
    ({ name, notNull, hasDefault }) => notNull && !hasDefault && !given.includes(name),
  )
  const valueOf = (type: string) =>
    type === 'uuid' ? sql`gen_random_uuid()` : type === 'text' ? sql`gen_random_uuid()::text` : sql`'{}'`
  const values = required.map((column) =>
    column.getSQLType().startsWith('timestamp') ? now() : valueOf(column.getSQLType()),
  )
  const names = [...given, ...required.map(({ name }) => name)].map((name) => sql.identifier(name))
  const dueAt = sql`${now()} - make_interval(secs => ${secondsAgo})`
  await database.db.transaction(async (tx) => {
    // The rows refer to nothing.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join([sql`${store}::uuid`, dueAt, dueAt, ...values], sql`, `)} from generate_series(1, ${rows}::int)`)
  })
}

const storeOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const waitingStore = storeOf(999)

/** Runs due rows until the one of the waiting store. Returns the number of rows before it. */
async function countBefore(job: Job): Promise<number> {
  const served: (string | undefined)[] = []
  await new Promise<void>((resolve) => {
    const run: Job['run'] = ({ storeId }) => {
      served.push(storeId)
      if (storeId === waitingStore || served.length > 100) resolve()
      return Promise.resolve({ kind: 'done' })
    }
    const { db } = database
    const options = {
      db,
      now,
      log: silentLog,
      random: () => 0,
      listen: () => Promise.resolve(async () => {}),
    }
    runner = startClaimingJobs({ ...options, jobs: [{ ...job, run }], pollMs: 3_600_000 })
  })
  return served.indexOf(waitingStore)
}

describe('startJobRunner', () => {
  test('shares every kind of job between stores, except those of the server and one row a store', () => {
    const others = Object.keys(jobTables).filter((kind) => !shared.some(([name]) => name === kind))
    expect(others).toEqual(['chores', 'notices', 'mailboxes', 'knowledge', 'contradictions', 'proposals'])
    for (const [kind, table] of shared)
      expect([kind, jobOf(table)?.ofStore]).toEqual([kind, expect.any(Number)])
  })

  test.each(shared)('does %s of a store soon while another store has 5,000 due', async (_, table) => {
    const job = jobOf(table)
    if (!job) throw new Error(`no job for ${getTableName(table)}`)
    await addRows(table, storeOf(1), 5000, 60)
    await addRows(table, waitingStore, 1, 1)
    const before = await countBefore(job)
    expect(before).toBeGreaterThanOrEqual(0)
    expect(before).toBeLessThanOrEqual(3)
  })

  test.each(shared)('does %s of a store in its turn while many stores have work', async (_, table) => {
    const job = jobOf(table)
    if (!job) throw new Error(`no job for ${getTableName(table)}`)
    const busy = job.atOnce + 5
    for (let store = 1; store <= busy; store += 1) await addRows(table, storeOf(store), 30, 60)
    await addRows(table, waitingStore, 1, 1)
    const before = await countBefore(job)
    expect(before).toBeGreaterThanOrEqual(0)
    expect(before).toBeLessThanOrEqual(busy + 1)
  })
})
