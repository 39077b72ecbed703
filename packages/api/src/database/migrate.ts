import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'

/** The folder of the committed SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

// Any number that nobody else takes as an advisory lock on this database.
const migrationLock = 4_322_001

/** Brings an embedded database up to date. */
export async function migratePglite(client: PGlite): Promise<void> {
  await migrate(drizzlePglite(client), { migrationsFolder })
}

/** Brings a PostgreSQL database up to date; processes that start together take turns. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateNode(drizzlePostgres(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release()
  }
}
