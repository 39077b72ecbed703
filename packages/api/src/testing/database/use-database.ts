import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../database/open-database.ts'
import type { OpenDatabase } from '../../database/open-database.ts'
import { createTestDatabase } from './database.ts'

/** A database for a test file, opened before the first test and dropped after the last. */
export function useDatabase(): Pick<OpenDatabase, 'db' | 'listen'> {
  let opened: OpenDatabase | undefined
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const made = await createTestDatabase()
    drop = made.drop
    opened = await openDatabase(made.location)
  })
  afterAll(async () => {
    await opened?.close()
    await drop?.()
  })
  const requireDatabase = () => {
    if (!opened) throw new Error('The database is open in tests alone')
    return opened
  }
  return {
    get db() {
      return requireDatabase().db
    },
    listen: (...parameters) => requireDatabase().listen(...parameters),
  }
}
