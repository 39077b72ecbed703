import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { createPlace } from './database.ts'

/** A database of a test file's own: it is open before the first test and gone after the last. */
export function useDatabase(): Pick<OpenDatabase, 'db' | 'listen'> {
  let opened: OpenDatabase | undefined
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const made = await createPlace()
    drop = made.drop
    opened = await openDatabase(made.place)
  })
  afterAll(async () => {
    await opened?.close()
    await drop?.()
  })
  const database = () => {
    if (!opened) throw new Error('The database is open in tests alone')
    return opened
  }
  return {
    get db() {
      return database().db
    },
    listen: (...parameters) => database().listen(...parameters),
  }
}
