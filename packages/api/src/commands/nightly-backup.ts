import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFault } from '@draftdesk/server-kit'
import { readBackup } from '../database/backup.ts'
import { openDatabase } from '../database/open.ts'
import { databaseLocationOf } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'
import { countRows, readLines, saveBackup } from './backup.ts'
import { print } from './print.ts'

const namePattern = /^draftdesk-(\d{4}-\d{2}-\d{2}T\d{6}Z)\.backup$/
const dayMs = 86_400_000

/** The name of a backup by its time. Names sort by age. */
const nameBackup = (nowMs: number): string =>
  `draftdesk-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`

/** Writes an encrypted backup into a folder, restores it on trial, and deletes the backups that are too old. Old ones stay when the trial fails. */
export async function nightlyBackup(
  settings: Settings,
  folder: string | undefined,
  nowMs: number = Date.now(),
): Promise<void> {
  const { BACKUP_SECRET: secret, BACKUP_DAYS: days } = settings
  if (!folder) throw new StartFault('Name the folder to write into: nightly-backup FOLDER.')
  if (!existsSync(folder)) throw new StartFault(`There is no folder ${folder}: make it first.`)
  if (secret === undefined)
    throw new StartFault('Set BACKUP_SECRET to at least 32 characters, and keep it apart from the backups.')
  const file = join(folder, nameBackup(nowMs))
  const { db, close } = await openDatabase(databaseLocationOf(settings))
  let count: number
  try {
    count = await saveBackup(db, file, secret)
  } finally {
    await close()
  }
  const restored = await testRestore(file, secret)
  if (restored !== count)
    throw new StartFault(`${file} restores ${restored} rows in place of ${count}: keep the backup before it.`)
  const old = listOldBackups(folder, nowMs - days * dayMs)
  for (const name of old) rmSync(join(folder, name))
  print(`${countRows(count)} in ${file}, restored on trial. Old backups deleted: ${old.length}.`)
}

/** Restores a backup into a temporary database. Returns the number of rows. */
async function testRestore(file: string, secret: string): Promise<number> {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-rehearsal-'))
  try {
    const { db, close } = await openDatabase({ kind: 'folder', path })
    try {
      return await readBackup(db, readLines(file, secret))
    } finally {
      await close()
    }
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

/** Backups of a folder from before a time. */
function listOldBackups(folder: string, beforeMs: number): string[] {
  const first = nameBackup(beforeMs)
  return readdirSync(folder).filter((name) => namePattern.test(name) && name < first)
}
