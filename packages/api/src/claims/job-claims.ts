import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import type { SqlClock } from './sql-time.ts'

/** A job row claimed by this process. `tries` includes this claim. */
export interface JobClaim {
  readonly id: string
  readonly term: number
  readonly tries: number
  /** Seconds since the first try. */
  readonly ageSeconds: number
  /** The store of the row, for jobs limited per store. */
  readonly storeId?: string
}

/** Options of a claim: the current time and the order of due rows. */
export interface ClaimOptions {
  readonly now: SqlClock
  readonly order?: SQL | undefined
  /** Excludes rows of these stores. The table needs the column `store_id`. */
  readonly exceptStores?: readonly string[] | undefined
  /** Excludes rows of these stores unless they are urgent. Needs `exceptStores`. */
  readonly servedStores?: readonly string[] | undefined
  readonly isUrgent?: SQL | undefined
}

/**
 * Claims one due row of a table with `jobColumns` for `leaseSeconds`, after which the row of a crashed
 * process is due again. Undefined when none is due.
 */
export async function claimJob(
  db: Database,
  table: PgTable,
  { now, order = sql`due_at`, exceptStores, servedStores = [], isUrgent = sql`false` }: ClaimOptions,
  leaseSeconds: number,
): Promise<JobClaim | undefined> {
  const isOfOther = exceptStores?.length ? sql` and ${isOutsideStores(exceptStores)}` : sql``
  const hasTurn =
    servedStores.length > 0 ? sql` and (${isOutsideStores(servedStores)} or ${isUrgent})` : sql``
  // Jobs of a suspended store wait.
  const isOfOpenStore = exceptStores
    ? sql` and not exists (select 1 from stores where stores.id = store_id and suspended_at is not null)`
    : sql``
  const store = exceptStores ? sql`, store_id as "storeId"` : sql``
  const result: unknown = await db.execute(sql`
    update ${table} set term = term + 1, tries = tries + 1,
      leased_until = ${now()} + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from ${table}
      where parked_at is null and due_at <= ${now()} and (leased_until is null or leased_until <= ${now()})${isOfOther}${hasTurn}${isOfOpenStore}
      order by ${order} limit 1 for update skip locked
    )
    returning id, term, tries, extract(epoch from ${now()} - begun_at)::float8 as "ageSeconds"${store}`)
  return (result as { rows: JobClaim[] }).rows[0]
}

const isOutsideStores = (storeIds: readonly string[]): SQL =>
  sql`store_id <> all(${`{${storeIds.join(',')}}`}::uuid[])`

/** Returns the tables with an unclaimed row due within the time. One query replaces a claim per table. */
export async function findDueTables(
  db: Database,
  looks: readonly { readonly table: PgTable; readonly withinMs: number }[],
  now: SqlClock,
): Promise<boolean[]> {
  const questions = looks.map(
    ({ table, withinMs }, index) => sql`exists (
      select 1 from ${table} where parked_at is null and (leased_until is null or leased_until <= ${now()})
        and due_at <= ${now()} + make_interval(secs => ${withinMs / 1000})) as ${sql.identifier(`due${String(index)}`)}`,
  )
  const result: unknown = await db.execute(sql`select ${sql.join(questions, sql`, `)}`)
  const [row] = (result as { rows: Record<string, boolean>[] }).rows
  return looks.map((_, index) => row?.[`due${String(index)}`] === true)
}

/** Milliseconds until the next row is due, if within `withinMs`. */
export async function findNextDueMs(
  db: Database,
  table: PgTable,
  now: SqlClock,
  withinMs: number,
): Promise<number | undefined> {
  const result: unknown = await db.execute(sql`
    select extract(epoch from min(due_at) - ${now()})::float8 * 1000 as "ms" from ${table}
    where parked_at is null and due_at > ${now()} and due_at <= ${now()} + make_interval(secs => ${withinMs / 1000})`)
  return (result as { rows: { ms: number | null }[] }).rows[0]?.ms ?? undefined
}

/** Thrown by a write under a claim that another process has taken over. */
export class LostClaimError extends Error {
  override readonly name = 'LostClaimError'
  readonly code = 'lost_claim'
}

/** Runs `write` in a transaction that locks the claimed row. Throws `LostClaimError` without writing if the lease expired and the row is gone or claimed again. */
export async function writeUnderClaim<T>(
  db: Database,
  table: PgTable,
  { id, term }: Pick<JobClaim, 'id' | 'term'>,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return transact(db, async (tx) => {
    const result: unknown = await tx.execute(
      sql`select 1 from ${table} where id = ${id} and term = ${term} for update`,
    )
    if ((result as { rows: unknown[] }).rows.length === 0)
      throw new LostClaimError('another process has this work')
    return write(tx)
  })
}

/** Extends a claim to `leaseSeconds` from now. Returns false when the claim is lost. */
export async function renewClaimLease(
  db: Database,
  table: PgTable,
  { id, term }: Pick<JobClaim, 'id' | 'term'>,
  now: SqlClock,
  leaseSeconds: number,
): Promise<boolean> {
  const result: unknown = await db.execute(sql`
    update ${table} set leased_until = ${now()} + make_interval(secs => ${leaseSeconds})
    where id = ${id} and term = ${term} returning id`)
  return (result as { rows: unknown[] }).rows.length > 0
}

/** Ends all leases. Only for start-up on a database that no other process uses. */
export async function releaseLeases(db: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables)
    await db.execute(sql`update ${table} set leased_until = null where leased_until is not null`)
}
