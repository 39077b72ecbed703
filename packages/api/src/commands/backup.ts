import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { restoreBackup, writeBackup } from '../database/backup.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/open-database.ts'
import { StartError } from '@draftdesk/server-kit'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { openBackup, saveFile } from './backup-storage.ts'
import type { BackupFile } from './backup-storage.ts'
import { printLine } from './print-line.ts'
import { openSealedFile, createSealingStream } from './sealed-file.ts'

/** Writes a backup to `file`, which must not exist. PostgreSQL may be in use. */
export async function backupDatabase(settings: ApiSettings, file: string | undefined): Promise<void> {
  if (!file) throw new StartError('Name the file to write: backup FILE.')
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
  if (!existsSync(dirname(file)))
    throw new StartError(`There is no folder ${dirname(file)} to write the backup into: make it first.`)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const count = await saveCompressedBackup(db, (content) => saveFile(file, content))
    printLine(`${formatRowCount(count)} in ${file}.`)
  } finally {
    await close()
  }
}

/** Restores a file, or a backup of the bucket, into an empty database. */
export async function restoreDatabase(settings: ApiSettings, file: string | undefined): Promise<void> {
  if (!file) throw new StartError('Name the file to read: restore FILE.')
  const source = await openBackup(settings, file)
  const { db, label, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const count = await restoreBackup(db, readBackupLines(source, settings.BACKUP_SECRET))
    printLine(`${formatRowCount(count)} in ${label}.`)
  } finally {
    await close()
  }
}

/** A count of rows as the start of a sentence. */
export const formatRowCount = (count: number): string => (count === 1 ? '1 row is' : `${count} rows are`)

/** Streams a compressed backup to `put`. A `seal` encrypts it with a secret, for a file of this name. */
export async function saveCompressedBackup(
  db: Database,
  put: (content: Readable) => Promise<void>,
  seal?: { readonly secret: string; readonly name: string },
): Promise<number> {
  const gzip = createGzip()
  // A failed backup also ends the encrypted stream, so that `put` keeps nothing.
  const content =
    seal === undefined ? gzip : pipeline(gzip, createSealingStream(seal.secret, seal.name), () => undefined)
  const saved = put(content)
  saved.catch(() => gzip.destroy())
  try {
    const count = await writeBackup(db, async (line) => {
      // A full disk ends the stream, and then `drain` never comes.
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), saved])
    })
    gzip.end()
    await saved
    return count
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : new Error('The backup failed.'))
    await saved.catch(() => undefined)
    throw error
  }
}

/** The lines of a backup, decrypted if it is encrypted. */
export async function* readBackupLines(file: BackupFile, secret?: string): AsyncGenerator<string> {
  let rest = ''
  try {
    const source = await openSealedFile(file, secret)
    // The pipeline also reports an unreadable file.
    const text = pipeline(source, createGunzip(), () => undefined).setEncoding('utf8')
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^Z_/.test(String(error.code))) throw error
    throw new StartError(`${file.label} is not a backup of Draftdesk, or not a whole one.`, { cause: error })
  }
}
