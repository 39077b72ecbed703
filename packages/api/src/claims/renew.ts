import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open.ts'
import type { Claim } from './claim.ts'
import type { Now } from './time.ts'

/** Holds a claim for `leaseSeconds` from now on; false when another process has it, or the row is gone. */
export async function renew(
  db: Database,
  table: PgTable,
  { id, term }: Pick<Claim, 'id' | 'term'>,
  now: Now,
  leaseSeconds: number,
): Promise<boolean> {
  const result: unknown = await db.execute(sql`
    update ${table} set leased_until = ${now()} + make_interval(secs => ${leaseSeconds})
    where id = ${id} and term = ${term} returning id`)
  return (result as { rows: unknown[] }).rows.length > 0
}
