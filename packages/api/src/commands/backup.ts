import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readBackup, writeBackup } from '../database/backup.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/open.ts'
import { StartFault } from '@draftdesk/server-kit'
import { databaseLocationOf } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'
import { print } from './print.ts'
import { openSealed, sealStream } from './sealed-file.ts'

/** Writes a backup to `file`, which must not exist. PostgreSQL may be in use. */
export async function backup(settings: Settings, file: string | undefined): Promise<void> {
  if (!file) throw new StartFault('Name the file to write: backup FILE.')
  if (existsSync(file)) throw new StartFault(`${file} exists already: choose another name.`)
  if (!existsSync(dirname(file)))
    throw new StartFault(`There is no folder ${dirname(file)} to write the backup into: make it first.`)
  const { db, close } = await openDatabase(databaseLocationOf(settings))
  try {
    const count = await saveBackup(db, file)
    print(`${countRows(count)} in ${file}.`)
  } finally {
    await close()
  }
}

/** Restores `file` into an empty database. */
export async function restore(settings: Settings, file: string | undefined): Promise<void> {
  if (!file) throw new StartFault('Name the file to read: restore FILE.')
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`)
  const { db, label, close } = await openDatabase(databaseLocationOf(settings))
  try {
    const count = await readBackup(db, readLines(file, settings.BACKUP_SECRET))
    print(`${countRows(count)} in ${label}.`)
  } finally {
    await close()
  }
}

/** A count of rows as the start of a sentence. */
export const countRows = (count: number): string => (count === 1 ? '1 row is' : `${count} rows are`)

/** Writes a backup to a temporary file and renames it when complete. A `secret` encrypts it. */
export async function saveBackup(db: Database, file: string, secret?: string): Promise<number> {
  const draft = `${file}.part`
  const gzip = createGzip()
  const target = createWriteStream(draft, { mode: 0o600 })
  const saved = secret === undefined ? pipeline(gzip, target) : pipeline(gzip, sealStream(secret), target)
  saved.catch(() => undefined)
  try {
    const count = await writeBackup(db, async (line) => {
      // A full disk ends the pipeline, and then `drain` never comes.
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), saved])
    })
    gzip.end()
    await saved
    renameSync(draft, file)
    return count
  } catch (error) {
    gzip.destroy()
    rmSync(draft, { force: true })
    throw error
  }
}

/** The lines of a backup, decrypted if it is encrypted. */
export async function* readLines(file: string, secret?: string): AsyncGenerator<string> {
  let rest = ''
  try {
    const source = await openSealed(file, secret)
    // The pipeline also reports an unreadable file.
    const text = pipe(source, createGunzip(), () => undefined).setEncoding('utf8')
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^Z_/.test(String(error.code))) throw error
    throw new StartFault(`${file} is not a backup of Draftdesk, or not a whole one.`, { cause: error })
  }
}
