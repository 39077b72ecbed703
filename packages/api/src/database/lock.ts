import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder, StartFault } from '@draftdesk/server-kit'

const locked = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message)

/**
 * Takes a lock that the operating system frees when the process dies, however it dies, and returns its release.
 * SQLite takes it for us: Node has no file locks of its own, and a file with a process id goes stale in containers.
 * Throws a `StartFault` when another process holds it.
 */
export function takeLock(file: string, holder: string): () => void {
  makeFolder(dirname(file))
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!locked(error)) throw error
    throw new StartFault(
      `${holder} is in use by another process: stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
