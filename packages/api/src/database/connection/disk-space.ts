import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Free disk space that triggers read-only mode. PostgreSQL's log grows by 16 MB at a time, and hangs when it cannot. */
export const diskReserveBytes = 64 * 1024 * 1024
/** Free disk space that even essential writes must leave. */
export const essentialDiskReserveBytes = 32 * 1024 * 1024

/** Disk space of a database: `low` is below `diskReserveBytes`, `none` below `essentialDiskReserveBytes`. */
export type DiskSpace = 'enough' | 'low' | 'none'

const diskSpaceByDatabase = new WeakMap<object, DiskSpace>()

/** The last checked disk space. Always enough for a PostgreSQL server, which monitors its own disk. */
export const getDiskSpace = (db: object): DiskSpace => diskSpaceByDatabase.get(db) ?? 'enough'

export async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Returns a check that makes the embedded database read-only (SQLSTATE 25006) below `diskReserveBytes`, and writable again above. */
export function createDiskCheck(
  db: object,
  client: PGlite,
  free: () => Promise<number>,
): () => Promise<void> {
  return async () => {
    const bytes = await free()
    const before = getDiskSpace(db)
    const now = bytes >= diskReserveBytes ? 'enough' : bytes >= essentialDiskReserveBytes ? 'low' : 'none'
    diskSpaceByDatabase.set(db, now)
    if ((now === 'enough') === (before === 'enough')) return
    await client.exec(`set default_transaction_read_only = ${now === 'enough' ? 'off' : 'on'}`)
  }
}

/** Checks the disk every second until stopped. */
export function watchDiskSpace(check: () => Promise<void>): () => void {
  let isChecking = false
  const timer = setInterval(() => {
    if (isChecking) return
    isChecking = true
    // A failed check is retried by the next one. It fails when the database closes.
    void check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false
      })
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
