import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import type { Transaction } from '../database/transact.ts'

/** Notification channel for tables with new jobs. */
export const jobChannel = 'work'

/** Notifies all runners of new jobs in `table` when the transaction commits. */
export async function wakeJobRunners(db: Database | Transaction, table: PgTable): Promise<void> {
  await db.execute(sql`select pg_notify(${jobChannel}, ${getTableName(table)})`)
}
