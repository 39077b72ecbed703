import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { makeFolder, StartFault } from '@draftdesk/server-kit'
import { giveWay } from './give-way.ts'
import { listenPostgres } from './listen-postgres.ts'
import { takeLock } from './lock.ts'
import * as schema from './schema.ts'
import { createRoomCheck, readFree, reserveBytes, watchRoom } from './spare-room.ts'
import { openMemory, startParams } from './memory.ts'
import { migratePglite, migratePostgres } from './migrate.ts'
import { setParsersOnce } from './parsers-once.ts'

/** The tables of the schema over either driver; every query is written once against it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: in this process, in a folder that this process locks, or in a PostgreSQL server. */
export type Place =
  /** A client given is open and migrated, and stays open: its owner closes it. */
  | { kind: 'memory'; client?: PGlite }
  | { kind: 'folder'; path: string }
  | { kind: 'postgres'; url: string; connections?: number }

/** Hears what `pg_notify` says on a channel, also while reconnecting went on unheard; the answer stops it. */
export type Listen = (channel: string, hear: () => void) => Promise<() => Promise<void>>

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database
  /** What the start line says, without credentials. */
  label: string
  listen: Listen
  /** Whether other processes may be open on it at the same time. */
  isShared: boolean
  close: () => Promise<void>
}

/** Opens the database at `place` and brings its tables up to date; a `StartFault` says why it could not. */
export async function openDatabase(place: Place, readFreeBytes = readFree): Promise<OpenDatabase> {
  if (place.kind === 'memory') {
    const client = place.client ?? (await openMemory())
    return overPglite(client, 'PGlite in memory', () => (place.client ? undefined : client.close()))
  }
  if (place.kind === 'postgres') return openPostgres(place.url, place.connections ?? 10)
  return openFolder(place.path, readFreeBytes)
}

function overPglite(client: PGlite, label: string, end: () => Promise<void> | undefined): OpenDatabase {
  return {
    db: drizzlePglite(client, { schema }),
    label,
    listen: (channel, hear) => client.listen(channel, hear),
    isShared: false,
    close: async () => end(),
  }
}

async function openFolder(path: string, readFreeBytes: typeof readFree): Promise<OpenDatabase> {
  const release = takeLock(join(path, 'db.lock'), `The database in ${path}`)
  try {
    if ((await readFreeBytes(path)) < reserveBytes)
      throw new Error(`its disk has less than ${reserveBytes / 1024 / 1024} MB of room`)
    const folder = join(path, 'db')
    makeFolder(folder)
    // PGlite sets the modes of its files itself, readable by all users; the folder keeps those out.
    chmodSync(folder, 0o700)
    const client = giveWay(setParsersOnce(await PGlite.create(folder, { startParams })))
    await migratePglite(client)
    let stopWatching = (): void => undefined
    const opened = overPglite(client, `PGlite in ${folder}`, async () => {
      await client.close()
      stopWatching()
      release()
    })
    stopWatching = watchRoom(createRoomCheck(opened.db, client, () => readFreeBytes(path)))
    return opened
  } catch (error) {
    release()
    if (error instanceof StartFault) throw error
    throw new StartFault(`The database in ${path} cannot be opened: ${reason(error)}.`, { cause: error })
  }
}

async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 })
  // A connection that breaks is replaced by the pool. Without listeners its error would end the process: the pool reports an idle
  // connection, and a connection in use reports itself, also between two statements of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await migratePostgres(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartFault) throw error
    throw new StartFault(`PostgreSQL at DATABASE_URL cannot be used: ${reason(error)}.`, { cause: error })
  }
  return {
    db: drizzlePostgres(pool, { schema }),
    label: `PostgreSQL at ${new URL(url).host}`,
    listen: (channel, hear) => Promise.resolve(listenPostgres(url, channel, hear)),
    isShared: true,
    close: () => pool.end(),
  }
}

function reason(error: unknown): string {
  // PGlite throws a bare number for a file that it may not use.
  if (!(error instanceof Error))
    return 'a file of it cannot be used; check who owns the folder, and the space left'
  const message = error instanceof AggregateError ? String(error.errors[0]) : String(error)
  return message.replace(/^\w*Error: /, '').replace(/\.$/, '')
}
