import { openDatabase } from '../database/open-database.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'

/** Migrates the database, as every start does. */
export async function migrateDatabase(settings: ApiSettings): Promise<void> {
  const { label, close } = await openDatabase(getDatabaseLocation(settings))
  await close()
  printLine(`The tables are up to date: ${label}.`)
}
