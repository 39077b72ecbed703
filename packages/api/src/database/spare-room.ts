import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Bytes that stay free: the database's log grows by 16 MB at a time, and one that cannot grow hangs the process for good. */
export const reserveBytes = 64 * 1024 * 1024
/** The part of the reserve that only `essential.ts` writes into stays above this. */
export const lastBytes = 32 * 1024 * 1024

/** The room on the disk of a database: `low` is below `reserveBytes`, `none` below `lastBytes`. */
export type Room = 'enough' | 'low' | 'none'

const rooms = new WeakMap<object, Room>()

/** The room on the disk of a database when it was last checked; a PostgreSQL server looks after its own disk. */
export const roomOf = (db: object): Room => rooms.get(db) ?? 'enough'

/** The bytes that are free on the disk of a folder. */
export async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * A check that makes an embedded database refuse writes (SQLSTATE 25006) while less than `reserveBytes` are free, and take them again
 * afterwards. Reads go on.
 */
export function createRoomCheck(
  db: object,
  client: PGlite,
  free: () => Promise<number>,
): () => Promise<void> {
  return async () => {
    const bytes = await free()
    const before = roomOf(db)
    const now = bytes >= reserveBytes ? 'enough' : bytes >= lastBytes ? 'low' : 'none'
    rooms.set(db, now)
    if ((now === 'enough') === (before === 'enough')) return
    await client.exec(`set default_transaction_read_only = ${now === 'enough' ? 'off' : 'on'}`)
  }
}

/** Checks the room every second until it is stopped. */
export function watchRoom(check: () => Promise<void>): () => void {
  let isChecking = false
  const timer = setInterval(() => {
    if (isChecking) return
    isChecking = true
    // A check that fails, because the database closes, is followed by another or by none.
    void check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false
      })
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
