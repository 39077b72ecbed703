import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Place } from '../database/open.ts'

/** A database of a test's own. */
export interface TestPlace {
  place: Place
  drop: () => Promise<void>
}

/** The PostgreSQL server that tests use instead of PGlite, when the test command started one. */
export const serverUrl = process.env['TEST_DATABASE_URL']

/** Makes an empty database: in memory, or a new one in the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function createPlace(server = serverUrl): Promise<TestPlace> {
  if (!server) return { place: { kind: 'memory' }, drop: () => Promise.resolve() }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await ask(server, `create database ${name}`)
  return {
    place: { kind: 'postgres', url: url.href, connections: 10 },
    drop: () => ask(server, `drop database ${name} with (force)`),
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
