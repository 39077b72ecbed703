import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open.ts'
import type { Transaction } from '../database/transact.ts'
import { workChannel } from './runner.ts'

/** Tells every runner, once the transaction is committed, that there is work in `table`. */
export async function tellWork(db: Database | Transaction, table: PgTable): Promise<void> {
  await db.execute(sql`select pg_notify(${workChannel}, ${getTableName(table)})`)
}
