import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { findSchemaBreaks, readReleaseSchema } from '../testing/database/release-schema.ts'
import type { ReleaseSchema } from '../testing/database/release-schema.ts'
import { useDatabase } from '../testing/database/use-database.ts'

const database = useDatabase()
const file = new URL('../../migrations/previous-release.json', import.meta.url)
const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { readonly tables: ReleaseSchema }

/**
 * Changes that the previous release tolerates, each with its reason; recording a release empties the list.
 * "Expand and contract" in docs/operations.md says how to avoid them.
 */
const accepted: Readonly<Record<string, string>> = {
  'model_days.micros: integer became bigint':
    'the previous release adds to it and reads its sum in SQL alone',
}

describe('the database after all migrations', () => {
  test('serves the processes of the previous release', async () => {
    const breaks = findSchemaBreaks(tables, await readReleaseSchema(database.db))
    expect(breaks.filter((line) => accepted[line] === undefined)).toEqual([])
    expect(Object.keys(accepted).filter((line) => !breaks.includes(line))).toEqual([])
  })
})

describe('findSchemaBreaks', () => {
  /** Runs statements, and reads the schema as it is then. Nothing of it stays. */
  const readAfter = async (...statements: string[]): Promise<ReleaseSchema> => {
    let schema: ReleaseSchema = {}
    await database.db
      .transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement)
        schema = await readReleaseSchema(tx)
        tx.rollback()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.constructor.name !== 'TransactionRollbackError') throw error
      })
    return schema
  }
  const things = `create table things (id uuid primary key, name varchar(9) not null default '', size int,
    unique (name))`
  let before: ReleaseSchema
  beforeAll(async () => {
    before = await readAfter(things)
  })

  test.each([
    [
      'a new table',
      'create table others (id uuid primary key, thing_id uuid references things on delete cascade)',
    ],
    ['a new column that may be empty', 'alter table things add color text'],
    ['a new column with a default', `alter table things add color text not null default 'red'`],
    ['a column without a limit of length', 'alter table things alter name type text'],
    ['a rule of new columns alone', 'alter table things add color text unique, add check (color is null)'],
    ['an index', 'create index on things (size)'],
  ])('accepts %s', async (_, statement) => {
    expect(findSchemaBreaks(before, await readAfter(things, statement))).toEqual([])
  })

  test.each([
    ['a dropped table', 'drop table things', 'things: the table is gone'],
    ['a dropped column', 'alter table things drop size', 'things.size: the column is gone'],
    ['a renamed column', 'alter table things rename size to length', 'things.size: the column is gone'],
    [
      'a narrower column',
      'alter table things alter name type varchar(5)',
      'things.name: character varying(9) became character varying(5)',
    ],
    ['another type', 'alter table things alter size type bigint', 'things.size: integer became bigint'],
    [
      'a new column that the previous release leaves out',
      'alter table things add color text not null',
      'things.color: new, required and without a default',
    ],
    [
      'a column that became required',
      'alter table things alter size set not null',
      'things.size: became required',
    ],
    [
      'a column without its default',
      'alter table things alter name drop default',
      'things.name: lost its default',
    ],
    [
      'a column that may be empty now',
      'alter table things alter name drop not null',
      'things.name: may be empty now',
    ],
    [
      'a new check of a column',
      'alter table things add check (size > 5)',
      'things: new check CHECK ((size > 5))',
    ],
    ['a new unique column', 'alter table things add unique (size)', 'things: new unique btree (size)'],
    [
      'a unique index that is gone',
      'alter table things drop constraint things_name_key',
      'things: btree (name) is gone',
    ],
    [
      'a new table that keeps rows from being deleted',
      'create table others (id uuid primary key, thing_id uuid references things)',
      'others: FOREIGN KEY (thing_id) REFERENCES things(id) keeps the previous release from deleting rows of things',
    ],
  ])('finds %s', async (_, statement, line) => {
    expect(findSchemaBreaks(before, await readAfter(things, statement))).toContain(line)
  })
})
