import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Bytes that stay free: the database's log grows by 16 MB at a time, and one that cannot grow hangs the process for good. */
export const reserveBytes = 64 * 1024 * 1024

/** The bytes that are free on the disk of a folder. */
export async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * A check that makes an embedded database refuse writes (SQLSTATE 25006) while less than `reserveBytes` are free, and take them again
 * afterwards. Reads go on.
 */
export function createRoomCheck(client: PGlite, free: () => Promise<number>): () => Promise<void> {
  let isLow = false
  return async () => {
    const isLowNow = (await free()) < reserveBytes
    if (isLowNow === isLow) return
    await client.exec(`set default_transaction_read_only = ${isLowNow ? 'on' : 'off'}`)
    isLow = isLowNow
  }
}

/** Checks the room on the disk of `folder` every second until it is stopped. */
export function watchRoom(client: PGlite, folder: string): () => void {
  const check = createRoomCheck(client, () => readFree(folder))
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
