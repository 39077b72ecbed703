import { fileURLToPath } from 'node:url'
import { StartError, version } from '@draftdesk/server-kit'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client } from 'pg'

/** The folder of the committed SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

// The advisory lock number of migrations on this database.
const migrationLock = 4_322_001

/** Migrates an embedded database. Throws a `StartError` when a newer version migrated it before. */
export async function migratePglite(client: PGlite): Promise<void> {
  await runMissingMigrations(drizzlePglite(client))
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
    await runMissingMigrations(drizzlePostgres(client))
  } finally {
    await client.end()
  }
}

/**
 * Runs each missing migration in a transaction of its own. Drizzle's `migrate` runs all of them in one, and the first lock
 * would then last until the end of the last migration.
 */
async function runMissingMigrations(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const newest = await findNewestMigration(db)
  const migrations = readMigrationFiles({ migrationsFolder })
  // This version would fail on tables that it does not know.
  if (newest > (migrations.at(-1)?.folderMillis ?? 0))
    throw new StartError(
      `The database was brought up to date by a newer version of Draftdesk than this one (${version}): start the newer version, or restore an older backup into a new database.`,
    )
  for (const migration of migrations)
    if (migration.folderMillis > newest) await retryOnDeadlock(() => runMigration(db, migration))
}

const runMigration = (db: PgDatabase<PgQueryResultHKT>, migration: MigrationMeta): Promise<void> =>
  db.transaction(async (tx) => {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    )
  })

/** The time of the newest applied migration in Unix ms, or 0. */
async function findNewestMigration(db: PgDatabase<PgQueryResultHKT>): Promise<number> {
  const applied: unknown = await db.execute(
    sql`select max(created_at)::float8 as "newest" from drizzle.__drizzle_migrations`,
  )
  return (applied as { rows: { newest: number | null }[] }).rows[0]?.newest ?? 0
}

/** Tries again after a deadlock with an older version that runs beside this one. */
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
