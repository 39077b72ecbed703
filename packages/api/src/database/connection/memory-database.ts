import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { yieldBetweenStatements } from './yield-between-statements.ts'
import { migratePglite, migrationsFolder } from './migrate.ts'
import { registerParsersOnce } from './register-parsers-once.ts'

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/draftdesk', import.meta.url))

/** PGlite start options. The default buffer cache of 128 MB only duplicates the file system's cache. */
export const pgliteStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a migrated database in memory. */
export async function openMemoryDatabase(): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(await findOrCreateTemplateFile())])
  return yieldBetweenStatements(
    registerParsersOnce(await PGlite.create({ loadDataDir, startParams: pgliteStartParams })),
  )
}

/** Path of a migrated, empty database that PGlite can load. Cached per version because creating it takes seconds. */
export async function findOrCreateTemplateFile(): Promise<string> {
  const file = join(cacheFolder, `template-${buildTemplateKey()}.tar`)
  if (existsSync(file)) return file
  const client = await PGlite.create()
  await migratePglite(client)
  await cacheTemplate(client, file)
  await client.close()
  return file
}

function buildTemplateKey(): string {
  const hash = createHash('sha256')
  hash.update(
    readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
    ),
  )
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}

async function cacheTemplate(client: PGlite, file: string): Promise<void> {
  // Leaves out PostgreSQL's template databases: they are a third of the file and never used.
  for (const name of ['template0', 'template1']) {
    await client.exec(`update pg_database set datistemplate = false where datname = '${name}'`)
    await client.exec(`drop database ${name}`)
  }
  const template = await client.dumpDataDir('none')
  mkdirSync(cacheFolder, { recursive: true })
  for (const old of readdirSync(cacheFolder))
    if (/^template-\w+\.tar$/.test(old) && join(cacheFolder, old) !== file) rmSync(join(cacheFolder, old))
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, Buffer.from(await template.arrayBuffer()))
  renameSync(draft, file)
}
