import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open.ts'
import { transact, type Transaction } from '../database/transact.ts'
import type { Now } from './time.ts'

/** A row that this process works on. `tries` counts this claim too. */
export interface Claim {
  readonly id: string
  readonly term: number
  readonly tries: number
  /** How long the row is being tried. */
  readonly ageSeconds: number
  /** Whose row it is, when the claim was fair between stores. */
  readonly storeId?: string
}

/** What is due: the time, and which row comes first. */
export interface Due {
  readonly now: Now
  readonly order?: SQL | undefined
  /** Leaves the rows of these stores alone; of a table with the column `store_id`. */
  readonly exceptStores?: readonly string[] | undefined
}

/**
 * Takes one due row of a table with `workColumns` for `leaseSeconds`; undefined when nothing is due. Nobody else gets it until
 * then. Whoever dies with it leaves it to the next one, and it counts as a try.
 */
export async function claim(
  db: Database,
  table: PgTable,
  { now, order = sql`due_at`, exceptStores }: Due,
  leaseSeconds: number,
): Promise<Claim | undefined> {
  const isOfOther =
    exceptStores && exceptStores.length > 0
      ? sql` and store_id not in (${sql.join(
          exceptStores.map((store) => sql`${store}`),
          sql`, `,
        )})`
      : sql``
  const store = exceptStores ? sql`, store_id as "storeId"` : sql``
  const result: unknown = await db.execute(sql`
    update ${table} set term = term + 1, tries = tries + 1,
      leased_until = ${now()} + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from ${table}
      where parked_at is null and due_at <= ${now()} and (leased_until is null or leased_until <= ${now()})${isOfOther}
      order by ${order} limit 1 for update skip locked
    )
    returning id, term, tries, extract(epoch from ${now()} - begun_at)::float8 as "ageSeconds"${store}`)
  return (result as { rows: Claim[] }).rows[0]
}

/** Which of some tables have a row that nobody has and that is due within so many milliseconds: one question instead of a claim of each. */
export async function findDue(
  db: Database,
  looks: readonly { readonly table: PgTable; readonly withinMs: number }[],
  now: Now,
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

/** Milliseconds until the next row is due, when that is within `withinMs`. */
export async function nextDueMs(
  db: Database,
  table: PgTable,
  now: Now,
  withinMs: number,
): Promise<number | undefined> {
  const result: unknown = await db.execute(sql`
    select extract(epoch from min(due_at) - ${now()})::float8 * 1000 as "ms" from ${table}
    where parked_at is null and due_at > ${now()} and due_at <= ${now()} + make_interval(secs => ${withinMs / 1000})`)
  return (result as { rows: { ms: number | null }[] }).rows[0]?.ms ?? undefined
}

/** The answer to a write under a claim that somebody else has taken over. */
export class LostClaim extends Error {
  override readonly name = 'LostClaim'
  readonly code = 'lost_claim'
}

/**
 * Runs `write` in a transaction that holds the row of a claim. Throws `LostClaim`, and writes nothing, when the row is gone or
 * another process claimed it meanwhile: this one slept through its lease.
 */
export async function underClaim<T>(
  db: Database,
  table: PgTable,
  { id, term }: Pick<Claim, 'id' | 'term'>,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return transact(db, async (tx) => {
    const result: unknown = await tx.execute(
      sql`select 1 from ${table} where id = ${id} and term = ${term} for update`,
    )
    if ((result as { rows: unknown[] }).rows.length === 0)
      throw new LostClaim('another process has this work')
    return write(tx)
  })
}
