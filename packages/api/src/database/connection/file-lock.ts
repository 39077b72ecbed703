import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder, StartError } from '@draftdesk/server-kit'

const isLockedError = (error: unknown): boolean =>
  error instanceof Error && /database is locked/.test(error.message)

/** Takes a file lock that the operating system frees when the process dies. Uses SQLite because Node has no file locks. Throws a `StartError` when another process holds the lock. */
export function takeFileLock(file: string, holder: string): () => void {
  makeFolder(dirname(file))
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
