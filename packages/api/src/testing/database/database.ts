import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { openMemoryDatabase } from '../../database/connection/memory-database.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { DatabaseLocation } from '../../database/open-database.ts'

/** A database of one test. */
export interface TestDatabase {
  location: DatabaseLocation
  drop: () => Promise<void>
}

/** The PostgreSQL server that tests use instead of PGlite, when the test command started one. */
export const serverUrl = process.env['TEST_DATABASE_URL']

const templateName = 'migrated'

/** Creates an empty database: in memory, or in the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(server = serverUrl): Promise<TestDatabase> {
  if (!server) return takeClient()
  return server === serverUrl ? takeCopy(server) : createDatabaseOn(server)
}

// Emptied databases for the next test file, because emptying one is ten times as fast as creating one.
const emptiedClients: PGlite[] = []
const emptiedCopies: string[] = []
const emptyingSql = readFileSync(new URL('./empty.sql', import.meta.url), 'utf8')
const maxBytes = 64 * 1024 * 1024

async function takeClient(): Promise<TestDatabase> {
  const client = emptiedClients.pop() ?? (await openMemoryDatabase())
  const emptyClient = async () => {
    await client.exec(emptyingSql)
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::int4 as bytes',
    )
    // Deleted rows still take space that queries scan.
    if ((rows[0]?.bytes ?? maxBytes) < maxBytes) emptiedClients.push(client)
    else await client.close()
  }
  return { location: { kind: 'memory', client }, drop: emptyClient }
}

async function takeCopy(server: string): Promise<TestDatabase> {
  // Copying a migrated database is much faster than migrating it.
  const name = emptiedCopies.pop() ?? (await createDatabase(server, `template ${templateName}`))
  const url = databaseUrl(server, name)
  const emptyCopy = async () => {
    await endConnections(url)
    await runStatement(url, emptyingSql)
    emptiedCopies.push(name)
  }
  return { location: { kind: 'postgres', url, connections: 10 }, drop: emptyCopy }
}

/** Cuts every connection to a database, and rolls back their transactions. */
export const endConnections = (url: string): Promise<void> =>
  runStatement(
    url,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** Creates a database without tables in a PostgreSQL server. */
export async function createDatabaseOn(server: string): Promise<TestDatabase> {
  const name = await createDatabase(server)
  return {
    location: { kind: 'postgres', url: databaseUrl(server, name), connections: 10 },
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  }
}

async function createDatabase(server: string, from = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${name} ${from}`)
  return name
}

/** Creates the template of the tests' databases in a server. */
export async function createTemplate(server: string): Promise<void> {
  await runStatement(server, `create database ${templateName}`)
  const migrated = await openDatabase({ kind: 'postgres', url: databaseUrl(server, templateName) })
  await migrated.close()
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
