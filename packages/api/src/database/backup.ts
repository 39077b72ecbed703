import { createHash } from 'node:crypto'
import { getTableName, inArray, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { StartError } from '@draftdesk/server-kit'
import type { Database } from './open-database.ts'
import {
  backupRuns,
  clients,
  oauthConsents,
  webhookDeliveries,
  draftSteps,
  emailWords,
  eventPositions,
  pageEvents,
  modelReservations,
  noteWords,
  cachedOrderSearches,
  outbox,
  replayDrafts,
  stores,
  users,
  vectors,
} from './schema.ts'
import { databaseTables as everyTable } from './tables.ts'
import { jobTablesWithoutBackup } from './job-tables.ts'
import type { Transaction } from './transact.ts'

const backupFormat = 'draftdesk-backup-2'
// This older format has no closing line, so a truncated file cannot be detected.
const olderBackupFormat = 'draftdesk-backup-1'
const rowsPerPage = 500
// Rows with bytes are processed in small pages to limit memory.
const heavyRowsPerPage = 8
const maxBatchLength = 4_000_000

/** Tables that a backup leaves out. Restoring them would send mail twice, or they are rebuilt or read again. */
export const excludedTables: readonly unknown[] = [
  ...jobTablesWithoutBackup,
  backupRuns,
  pageEvents,
  modelReservations,
  cachedOrderSearches,
  oauthConsents,
  webhookDeliveries,
  draftSteps,
  replayDrafts,
  vectors,
  emailWords,
  noteWords,
]
const backupTables = everyTable.filter((table) => !excludedTables.includes(table))

// Generated columns are left out: the database computes them again.
const listColumnNames = (table: (typeof backupTables)[number]): string[] =>
  getTableConfig(table)
    .columns.filter(({ generated }) => !generated)
    .map(({ name }) => name)

const getRowsPerFetch = (table: (typeof backupTables)[number]): number =>
  getTableConfig(table).columns.some((column) => column.getSQLType() === 'bytea')
    ? heavyRowsPerPage
    : rowsPerPage

async function fetchCursorRows(tx: Transaction, count: number): Promise<unknown[]> {
  const result: unknown = await tx.execute(sql.raw(`fetch ${count} from backup`))
  // Both drivers return `{ rows }`, but their common type lacks it.
  return (result as { rows: { row: unknown }[] }).rows.map(({ row }) => row)
}

/** Writes a consistent snapshot as JSON lines: a header with columns, one `[table, row]` per line, and a footer with count and hash. Both databases can restore it, so it also migrates PGlite to PostgreSQL. */
export async function writeBackup(db: Database, write: (line: string) => Promise<void>): Promise<number> {
  const writeTables = async (tx: Transaction): Promise<number> => {
    const columns = Object.fromEntries(
      backupTables.map((table) => [getTableName(table), listColumnNames(table)]),
    )
    const hash = createHash('sha256')
    const writeLine = async (line: string) => {
      hash.update(`${line}\n`)
      await write(line)
    }
    await writeLine(JSON.stringify({ format: backupFormat, columns }))
    let count = 0
    for (const table of backupTables) {
      const name = getTableName(table)
      await tx.execute(
        sql`declare backup cursor for select to_jsonb(t) as row from ${sql.identifier(name)} t`,
      )
      for (;;) {
        const rows = await fetchCursorRows(tx, getRowsPerFetch(table))
        for (const row of rows) await writeLine(JSON.stringify([name, row]))
        count += rows.length
        if (rows.length < getRowsPerFetch(table)) break
      }
      await tx.execute(sql`close backup`)
    }
    await write(JSON.stringify({ rows: count, hash: hash.digest('hex') }))
    return count
  }
  return db.transaction(writeTables, { isolationLevel: 'repeatable read' })
}

/** Restores a backup into an empty database in one transaction. Throws a `StartError` when it cannot. */
export async function restoreBackup(db: Database, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(users)) > 0)
      throw new StartError('The database is not empty: restore into a new one.')
    // With the default of 64 MB, the index of words takes a third longer to build.
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    const rebuildIndexes = await dropSearchIndexes(tx)
    let head: BackupHeader | undefined
    let end: BackupFooter | undefined
    let batch: { name: string; rows: unknown[]; length: number } = { name: '', rows: [], length: 0 }
    let count = 0
    const hash = createHash('sha256')
    const insertBatch = async () => {
      const names = head?.columns[batch.name]
      if (names && batch.rows.length > 0) await insertRows(tx, batch.name, names, batch.rows)
      count += batch.rows.length
    }
    for await (const line of lines) {
      if (end) throw createTruncatedBackupError()
      if (!head) head = checkBackupHeader(line)
      else {
        const parsed = parseBackupLine(line)
        if (!Array.isArray(parsed)) {
          end = parsed
          continue
        }
        const [name, row] = parsed
        if (name !== batch.name || batch.rows.length === rowsPerPage || batch.length > maxBatchLength) {
          await insertBatch()
          batch = { name, rows: [], length: 0 }
        }
        batch.rows.push(row)
        batch.length += line.length
      }
      hash.update(`${line}\n`)
    }
    await insertBatch()
    const isWhole = end?.rows === count && end.hash === hash.digest('hex')
    if (!isWhole && head?.format !== olderBackupFormat) throw createTruncatedBackupError()
    await rebuildIndexes()
    await markOutboxUnknown(tx)
    await restartSequence(tx, stores.number, 1000)
    await restartSequence(tx, clients.accountDetailId, 500)
    await skipEventPositions(tx)
    return count
  })
}

/**
 * Drops the full-text indexes, because building one at the end is faster than adding to it row by row. Returns
 * the function that builds them.
 */
async function dropSearchIndexes(tx: Transaction): Promise<() => Promise<void>> {
  const result: unknown = await tx.execute(sql`
    select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_class c
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('i', 'I') and not c.relispartition
    order by 1`)
  const { rows } = result as { rows: { name: string; definition: string }[] }
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  return async () => {
    for (const { definition } of rows) await tx.execute(sql.raw(definition))
  }
}

/** Mails in transit during the backup may have been sent since. They become `unknown`: a person confirms them, and nothing is sent again. */
async function markOutboxUnknown(tx: Transaction): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'unknown', reason: 'restored', looks: 0, dueAt: sql`now()`, leasedUntil: null })
    .where(inArray(outbox.state, ['held', 'sending']))
}

/** Restarts a column's sequence after its largest value. `last` is the number before the first. */
async function restartSequence(tx: Transaction, column: PgColumn, last: number): Promise<void> {
  const table = getTableName(column.table)
  const highest = sql`(select max(${sql.identifier(column.name)}) from ${column.table})`
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column.name}), greatest(${last}, ${highest}))`,
  )
}

/** Skips past every event position of the lost database, which used fewer than one per millisecond. */
async function skipEventPositions(tx: Transaction): Promise<void> {
  const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const name = eventPositions.seqName
  await tx.execute(sql`select setval(${name}, greatest(nextval(${name}), ${nowMs}))`)
}

interface BackupHeader {
  readonly format: string
  readonly columns: Record<string, string[]>
}

interface BackupFooter {
  readonly rows: number
  readonly hash: string
}

const createTruncatedBackupError = () =>
  new StartError('This backup is not whole: it was cut or changed. Nothing of it was restored.')

function parseBackupLine(line: string): [name: string, row: unknown] | BackupFooter {
  try {
    return JSON.parse(line) as [string, unknown] | BackupFooter
  } catch (error) {
    if (error instanceof SyntaxError) throw createTruncatedBackupError()
    throw error
  }
}

function checkBackupHeader(line: string): BackupHeader {
  const head = parseBackupHeader(line)
  if (head?.format !== backupFormat && head?.format !== olderBackupFormat)
    throw new StartError('This file is not a backup of Draftdesk.')
  const known = new Map<string, string[]>(
    backupTables.map((table) => [getTableName(table), listColumnNames(table)]),
  )
  for (const [name, columns] of Object.entries(head.columns)) {
    const missing = columns.find((column) => !known.get(name)?.includes(column))
    if (missing)
      throw new StartError('This backup was made by a newer version: restore it with that version.')
  }
  return head
}

function parseBackupHeader(line: string): BackupHeader | undefined {
  try {
    return JSON.parse(line) as BackupHeader
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function insertRows(tx: Transaction, name: string, columns: string[], rows: unknown[]): Promise<void> {
  const table = sql.identifier(name)
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const records = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`
  await tx.execute(sql`insert into ${table} (${list}) select ${list} from ${records}`)
}
