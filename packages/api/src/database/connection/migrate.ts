import { fileURLToPath } from 'node:url'
import { StartError, version } from '@draftdesk/server-kit'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client } from 'pg'

/** The folder of the committed SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

// The advisory lock number of migrations on this database.
const migrationLock = 4_322_001

/** Migrates an embedded database. Throws a `StartError` when a newer version migrated it before. */
export async function migratePglite(client: PGlite): Promise<void> {
  const db = drizzlePglite(client)
  await refuseNewerSchema(db)
  await migrate(db, { migrationsFolder })
}

/**
 * Migrates a PostgreSQL database under an advisory lock of its session, which ends with the connection. Throws a
 * `StartError` when a newer version migrated it before.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzlePostgres(client)
    await refuseNewerSchema(db)
    await retryOnDeadlock(() => migrateNode(db, { migrationsFolder }))
  } finally {
    await client.end()
  }
}

/** Tries again after a deadlock with an older version that runs beside this one. All migrations are one transaction. */
async function retryOnDeadlock(migrateOnce: () => Promise<void>): Promise<void> {
  for (let left = 4; ; left -= 1) {
    try {
      await migrateOnce()
      return
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const { code, cause } = Object(error) as { readonly code?: unknown; readonly cause?: unknown }
  return code === '40P01' || (cause !== undefined && isDeadlock(cause))
}

/** Refuses a newer database, because this version would fail on tables that it does not know. */
async function refuseNewerSchema(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const found: unknown = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is null as "isEmpty"`,
  )
  if ((found as { rows: { isEmpty: boolean }[] }).rows[0]?.isEmpty) return
  const applied: unknown = await db.execute(
    sql`select max(created_at)::float8 as "newest" from drizzle.__drizzle_migrations`,
  )
  const newest = (applied as { rows: { newest: number | null }[] }).rows[0]?.newest ?? 0
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if (newest > known)
    throw new StartError(
      `The database was brought up to date by a newer version of Draftdesk than this one (${version}): start the newer version, or restore an older backup into a new database.`,
    )
}
