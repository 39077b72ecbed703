import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { openMemoryDatabase } from '../../database/connection/memory.ts'
import { openDatabase } from '../../database/open.ts'
import type { DatabaseLocation } from '../../database/open.ts'

/** A database of one test. */
export interface TestDatabase {
  location: DatabaseLocation
  drop: () => Promise<void>
}

/** The PostgreSQL server that tests use instead of PGlite, when the test command started one. */
export const serverUrl = process.env['TEST_DATABASE_URL']

const template = 'migrated'

/** Creates an empty database: in memory, or in the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(server = serverUrl): Promise<TestDatabase> {
  if (!server) return takeClient()
  return server === serverUrl ? takeCopy(server) : createIn(server)
}

// Emptied databases for the next test file, because emptying one is ten times as fast as creating one.
const emptied: PGlite[] = []
const emptiedCopies: string[] = []
const emptying = readFileSync(new URL('./empty.sql', import.meta.url), 'utf8')
const mostBytes = 64 * 1024 * 1024

async function takeClient(): Promise<TestDatabase> {
  const client = emptied.pop() ?? (await openMemoryDatabase())
  const drop = async () => {
    await client.exec(emptying)
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::int4 as bytes',
    )
    // Deleted rows still take space that queries scan.
    if ((rows[0]?.bytes ?? mostBytes) < mostBytes) emptied.push(client)
    else await client.close()
  }
  return { location: { kind: 'memory', client }, drop }
}

async function takeCopy(server: string): Promise<TestDatabase> {
  // Copying a migrated database is much faster than migrating it.
  const name = emptiedCopies.pop() ?? (await createDatabase(server, `template ${template}`))
  const url = urlOf(server, name)
  const drop = async () => {
    await endConnections(url)
    await ask(url, emptying)
    emptiedCopies.push(name)
  }
  return { location: { kind: 'postgres', url, connections: 10 }, drop }
}

/** Cuts every connection to a database, and rolls back their transactions. */
export const endConnections = (url: string): Promise<void> =>
  ask(
    url,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** Creates a database without tables in a PostgreSQL server. */
export async function createIn(server: string): Promise<TestDatabase> {
  const name = await createDatabase(server)
  return {
    location: { kind: 'postgres', url: urlOf(server, name), connections: 10 },
    drop: () => ask(server, `drop database ${name} with (force)`),
  }
}

async function createDatabase(server: string, from = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name} ${from}`)
  return name
}

/** Creates the template of the tests' databases in a server. */
export async function createTemplate(server: string): Promise<void> {
  await ask(server, `create database ${template}`)
  const migrated = await openDatabase({ kind: 'postgres', url: urlOf(server, template) })
  await migrated.close()
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
