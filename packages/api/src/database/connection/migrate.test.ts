import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/database.ts'
import { migrationsFolder, migratePglite } from './migrate.ts'
import { openDatabase } from '../open-database.ts'

const packageFolder = dirname(migrationsFolder)
const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

describe('openDatabase', () => {
  test('refuses a database of a newer version in a sentence', async () => {
    const { location, drop } = await createTestDatabase()
    ends.push(drop)
    const { db, close } = await openDatabase(location)
    const added = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`
    await db.execute(added)
    ends.push(
      close,
      async () => void (await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`)),
    )
    const again =
      location.kind === 'memory' && location.client ? migratePglite(location.client) : openDatabase(location)
    await expect(again).rejects.toThrow(
      /^The database was brought up to date by a newer version of Draftdesk than/,
    )
  })
})

describe('drizzle-kit', () => {
  const tool = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
  const runKit = (command: string, folder: string, ...options: string[]) =>
    execFileSync(
      process.execPath,
      [tool, command, '--dialect', 'postgresql', '--out', relative(packageFolder, folder), ...options],
      { cwd: packageFolder, encoding: 'utf8' },
    )

  test('generates nothing, because the migrations cover the schema', () => {
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-migrations-'))
    ends.push(() => rmSync(folder, { recursive: true }))
    cpSync(migrationsFolder, folder, { recursive: true })
    const output = runKit('generate', folder, '--schema', './src/database/schema.ts')
    expect(output).toContain('No schema changes, nothing to migrate')
    expect(readdirSync(folder)).toEqual(readdirSync(migrationsFolder))
  })

  test('accepts the migrations, of which only the newest has its snapshot', () => {
    expect(runKit('check', migrationsFolder)).toContain('Everything')
    const newest = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1)
    const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) => name !== '_journal.json')
    // After `drizzle-kit generate`, delete the snapshot of the migration before the new one.
    expect(snapshots).toEqual([`${newest?.slice(0, 4)}_snapshot.json`])
  })
})
