import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { stores } from './schema.ts'
import { allStoreTables } from './store-rows.ts'

/** The columns that begin an index of all rows. */
function listIndexed(table: PgTable): ReadonlySet<string | undefined> {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
  const ofRows = indexes.filter(({ config }) => config.where === undefined)
  return new Set([
    ...columns.flatMap(({ name, primary, isUnique }) => (primary || isUnique ? [name] : [])),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns[0]?.name),
    ...ofRows.map(
      ({
        config: {
          columns: [first],
        },
      }) => (first && 'name' in first ? first.name : undefined),
    ),
  ])
}

describe('allStoreTables', () => {
  test('have an index that begins with the store, so that work on one store reads no rows of others', () => {
    const missing = allStoreTables.flatMap(({ name, table }) => {
      const keys = getTableConfig(table).foreignKeys.map((key) => key.reference())
      const own = keys.find(({ foreignTable }) => foreignTable === stores)?.columns[0]
      return own === undefined || listIndexed(table).has(own.name) ? [] : [name]
    })
    expect(missing).toEqual([])
  })
})
