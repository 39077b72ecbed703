import { chmodSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { createPrivateFolder, StartError } from '@draftdesk/server-kit'
import { yieldBetweenStatements } from './connection/yield-between-statements.ts'
import { listenToPostgres } from './connection/listen-postgres.ts'
import * as schema from './schema.ts'
import {
  createDiskCheck,
  measureFreeBytes,
  diskReserveBytes,
  watchDiskSpace,
} from './connection/disk-space.ts'
import { openMemoryDatabase, pgliteStartParams } from './connection/memory-database.ts'
import { migratePglite, migratePostgres } from './connection/migrate.ts'
import { registerParsersOnce } from './connection/register-parsers-once.ts'

/** The schema's tables over either driver. Every query is written once against this type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data is stored: in memory, in a folder locked by this process, or on a PostgreSQL server. */
export type DatabaseLocation =
  /** A given client must be open and migrated. Its owner closes it. */
  | { kind: 'memory'; client?: PGlite }
  | { kind: 'folder'; path: string }
  /** `directUrl` avoids a pooler, which has no `listen` and no locks of a session. */
  | { kind: 'postgres'; url: string; directUrl?: string | undefined; connections?: number }

/**
 * Listens to a `pg_notify` channel, and resolves to a stop function. Also calls `hear` after each connect,
 * without a payload.
 */
export type ListenToChannel = (
  channel: string,
  hear: (payload?: string) => void,
) => Promise<() => Promise<void>>

/** Connections of a pool, and the queries that wait for one. */
export interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database
  /** Shown when the server starts. Contains no credentials. */
  label: string
  listen: ListenToChannel
  /** True if several processes may open the database at the same time. */
  isShared: boolean
  /** Missing for the embedded database, which has one connection. */
  readPool?: () => PoolState
  close: () => Promise<void>
}

/** Opens and migrates the database. Throws a `StartError` when it cannot. */
export async function openDatabase(
  location: DatabaseLocation,
  readBytes = measureFreeBytes,
): Promise<OpenDatabase> {
  if (location.kind === 'memory') {
    const client = location.client ?? (await openMemoryDatabase())
    return wrapPglite(client, 'PGlite in memory', () => (location.client ? undefined : client.close()))
  }
  if (location.kind === 'postgres') return openPostgresDatabase(location)
  return openFolderDatabase(location.path, readBytes)
}

function wrapPglite(client: PGlite, label: string, end: () => Promise<void> | undefined): OpenDatabase {
  return {
    db: drizzlePglite(client, { schema }),
    label,
    listen: (channel, hear) => client.listen(channel, hear),
    isShared: false,
    close: async () => end(),
  }
}

async function openFolderDatabase(path: string, readBytes: typeof measureFreeBytes): Promise<OpenDatabase> {
  const release = takeFileLock(join(path, 'db.lock'), `The database in ${path}`)
  try {
    if ((await readBytes(path)) < diskReserveBytes)
      throw new Error(`its disk has less than ${diskReserveBytes / 1024 / 1024} MB of room`)
    const folder = join(path, 'db')
    createPrivateFolder(folder)
    // PGlite makes its files readable by all users, so the folder's mode keeps others out.
    chmodSync(folder, 0o700)
    const client = yieldBetweenStatements(
      registerParsersOnce(await PGlite.create(folder, { startParams: pgliteStartParams })),
    )
    await migratePglite(client)
    let stopWatching = (): void => undefined
    const opened = wrapPglite(client, `PGlite in ${folder}`, async () => {
      await client.close()
      stopWatching()
      release()
    })
    stopWatching = watchDiskSpace(createDiskCheck(opened.db, client, () => readBytes(path)))
    return opened
  } catch (error) {
    release()
    if (error instanceof StartError) throw error
    throw new StartError(`The database in ${path} cannot be opened: ${describeError(error)}.`, {
      cause: error,
    })
  }
}

async function openPostgresDatabase({
  url,
  directUrl = url,
  connections = 10,
}: DatabaseLocation & { kind: 'postgres' }): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 })
  // The pool replaces a broken connection. Without these listeners the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await migratePostgres(directUrl)
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`PostgreSQL at DATABASE_URL cannot be used: ${describeError(error)}.`, {
      cause: error,
    })
  }
  return {
    db: drizzlePostgres(pool, { schema }),
    label: `PostgreSQL at ${new URL(url).host}`,
    listen: (channel, hear) => Promise.resolve(listenToPostgres(directUrl, channel, hear)),
    isShared: true,
    readPool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

function describeError(error: unknown): string {
  // PGlite throws a bare number for a file that it cannot access.
  if (!(error instanceof Error))
    return 'a file of it cannot be used; check who owns the folder, and the space left'
  const message = error instanceof AggregateError ? String(error.errors[0]) : String(error)
  return message.replace(/^\w*Error: /, '').replace(/\.$/, '')
}

const isLockedError = (error: unknown): boolean =>
  error instanceof Error && /database is locked/.test(error.message)

/**
 * Takes a file lock that the operating system frees when the process dies, with SQLite because Node has no
 * file locks. Throws a `StartError` when another process holds it.
 */
export function takeFileLock(file: string, holder: string): () => void {
  createPrivateFolder(dirname(file))
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isLockedError(error)) throw error
    throw new StartError(
      `${holder} is in use by another process: stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
