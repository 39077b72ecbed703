import { openDatabase } from '../database/open.ts'
import { databaseLocationOf } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'
import { printLine } from './print-line.ts'

/** Migrates the database, as every start does. */
export async function migrateDatabase(settings: Settings): Promise<void> {
  const { label, close } = await openDatabase(databaseLocationOf(settings))
  await close()
  printLine(`The tables are up to date: ${label}.`)
}
