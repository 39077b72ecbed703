import { openDatabase } from '../database/open.ts'
import { placeOf } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'
import { print } from './print.ts'

/** Migrates the database, as every start does. */
export async function migrate(settings: Settings): Promise<void> {
  const { label, close } = await openDatabase(placeOf(settings))
  await close()
  print(`The tables are up to date: ${label}.`)
}
