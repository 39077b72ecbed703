import { dayMs } from '@draftdesk/contract/durations'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@draftdesk/server-kit'
import { restoreBackup } from '../database/backup.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/open-database.ts'
import { backupRuns } from '../database/schema.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { backupPattern, createFolderStorage, openBackupBucket } from './backup-storage.ts'
import type { BackupFile, BackupStorage } from './backup-storage.ts'
import { formatRowCount, readBackupLines, saveCompressedBackup } from './backup.ts'
import { printLine } from './print-line.ts'

/** The name of a backup by its time. Names sort by age. */
const buildBackupName = (nowMs: number): string =>
  `draftdesk-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`

/**
 * Writes an encrypted backup to a folder or bucket, restores it on trial, and then deletes expired backups.
 * Each run is recorded, and a failed deletion is a failed run.
 */
export async function runNightlyBackup(
  settings: ApiSettings,
  folder: string | undefined,
  nowMs: number = Date.now(),
): Promise<void> {
  const { BACKUP_SECRET: secret } = settings
  if (folder !== undefined && !existsSync(folder))
    throw new StartError(`There is no folder ${folder}: make it first.`)
  const store = folder === undefined ? await openBackupBucket(settings) : createFolderStorage(folder)
  if (!store)
    throw new StartError('Name the folder to write into: nightly-backup FOLDER. Or set BACKUP_S3_URL.')
  if (secret === undefined)
    throw new StartError('Set BACKUP_SECRET to at least 32 characters, and keep it apart from the backups.')
  const runBackup = async () => {
    const rows = await runWithDatabase(settings, (db) => saveNightlyBackup(db, store, nowMs, secret))
    await verifyNightlyBackup(store, nowMs, secret, rows)
    const old = await removeOldBackups(store, nowMs - settings.BACKUP_DAYS * dayMs)
    return { rows, old }
  }
  let result: Awaited<ReturnType<typeof runBackup>>
  try {
    result = await runBackup()
  } catch (error) {
    await recordBackupRun(settings, nowMs, { fault: error instanceof StartError ? 'refused' : 'broken' })
    throw error
  }
  const { rows, old } = result
  await recordBackupRun(settings, nowMs, { rows })
  const place = store.describe(buildBackupName(nowMs))
  printLine(`${formatRowCount(rows)} in ${place}, restored on trial. Old backups deleted: ${old}.`)
}

async function runWithDatabase<T>(settings: ApiSettings, use: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    return await use(db)
  } finally {
    await close()
  }
}

function saveNightlyBackup(
  db: Database,
  store: BackupStorage,
  nowMs: number,
  secret: string,
): Promise<number> {
  const name = buildBackupName(nowMs)
  return saveCompressedBackup(db, (content) => store.save(name, content), { secret, name })
}

/** Restores the new backup on trial. Throws when rows are missing. */
async function verifyNightlyBackup(
  store: BackupStorage,
  nowMs: number,
  secret: string,
  rows: number,
): Promise<void> {
  const file = await store.open(buildBackupName(nowMs))
  const restored = await restoreToTemporaryDatabase(file, secret)
  if (restored !== rows)
    throw new StartError(
      `${file.label} restores ${restored} rows in place of ${rows}: keep the backup before it.`,
    )
}

/** Restores a backup into a temporary database. Returns the number of rows. */
async function restoreToTemporaryDatabase(file: BackupFile, secret: string): Promise<number> {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-rehearsal-'))
  try {
    const { db, close } = await openDatabase({ kind: 'folder', path })
    try {
      return await restoreBackup(db, readBackupLines(file, secret))
    } finally {
      await close()
    }
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

/** Records a run for the metrics. A database that is away has an alert of its own. */
async function recordBackupRun(
  settings: ApiSettings,
  startedMs: number,
  result: { readonly rows?: number; readonly fault?: string },
): Promise<void> {
  const run = { startedAt: new Date(startedMs), endedAt: new Date(), ...result }
  await runWithDatabase(settings, (db) => db.insert(backupRuns).values(run)).catch(() => undefined)
}

/** Deletes the backups from before a time. Returns their number. */
async function removeOldBackups(store: BackupStorage, beforeMs: number): Promise<number> {
  const first = buildBackupName(beforeMs)
  const old = (await store.list()).filter((name) => backupPattern.test(name) && name < first)
  for (const name of old) await store.remove(name)
  return old.length
}
