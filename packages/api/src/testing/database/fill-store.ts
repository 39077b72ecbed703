import { randomUUID } from 'node:crypto'
import { getTableColumns, inArray } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/open-database.ts'
import { tokenChains, pushBrowsers, stores } from '../../database/schema.ts'
import { databaseTables } from '../../database/tables.ts'

type AnyRow = Record<string, unknown>

/** Marker in every text of the filled rows. */
export const textMark = 'nobody-else-reads-this'

const getTableName = (table: PgTable) => getTableConfig(table).name
// Tables that get no row: people and stores exist already, and triggers fill the others.
const skippedTables = new Set([
  'users',
  'stores',
  'clients',
  'members',
  'chains',
  'tokens',
  'email_words',
  'note_words',
])

/** Writes a row into every table that belongs to a store, directly or through another, each text marked with `textMark`. */
export async function fillStore(db: Database, storeId: string, userId: string): Promise<void> {
  const ids = new Map([
    ['stores', storeId],
    ['users', userId],
    ['push_browsers', await addBrowser(db, userId)],
  ])
  let waiting = databaseTables.filter(
    (table) => !skippedTables.has(getTableName(table)) && belongsToStore(table),
  )
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => listParents(table).every(({ parent }) => ids.has(parent)))
    if (ready.length === 0) throw new Error(`No row fits into ${waiting.map(getTableName).join(', ')}`)
    for (const table of ready) {
      const [row] = (await db.insert(table).values(createRow(table, ids)).returning()) as AnyRow[]
      ids.set(getTableName(table), String(row?.['id']))
    }
    waiting = waiting.filter((table) => !ready.includes(table))
  }
}

/** Adds a browser of a person for push notifications. It belongs to the person and not to a store. */
async function addBrowser(db: Database, userId: string): Promise<string> {
  const [chain] = await db.insert(tokenChains).values({ userId }).returning()
  const values = { userId, chainId: chain?.id ?? '', endpointHash: `${textMark}.${userId}`, sealed: textMark }
  const [browser] = await db.insert(pushBrowsers).values(values).returning()
  return browser?.id ?? ''
}

/** Every row that belongs to a store, by the name of its table. */
export async function listStoreRows(db: Database, storeId: string): Promise<Map<string, AnyRow[]>> {
  const rows = new Map<string, AnyRow[]>()
  const ids = new Map([['stores', [storeId]]])
  for (let grown = true; grown;) {
    grown = false
    for (const table of databaseTables.filter(
      (table) => !rows.has(getTableName(table)) && getTableName(table) !== 'users',
    )) {
      const link = listParents(table, true).find(({ parent }) => ids.has(parent))
      const isStore = getTableName(table) === 'stores'
      const column = isStore ? stores.id : link?.column
      const known = ids.get(link?.parent ?? 'stores') ?? []
      if (!column || known.length === 0) continue
      const found = (await db.select().from(table).where(inArray(column, known))) as AnyRow[]
      rows.set(getTableName(table), found)
      ids.set(getTableName(table), listIds(found))
      grown = true
    }
  }
  return rows
}

/** The distinct ids of all rows. */
export const listIds = (rows: readonly AnyRow[]): string[] =>
  rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

function listParents(table: PgTable, isEvery = false): { parent: string; column: Column }[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    const [column] = columns
    // A member has a composite key of person and store.
    if (columns.length > 1) return []
    return column && (isEvery || column.notNull || getTableName(foreignTable) !== 'users')
      ? [{ parent: getTableName(foreignTable), column }]
      : []
  })
}

const belongsToStore = (table: PgTable): boolean =>
  listParents(table).some(({ parent }) => {
    const owner = databaseTables.find((other) => getTableName(other) === parent)
    return parent === 'stores' || (owner !== undefined && parent !== 'users' && belongsToStore(owner))
  })

function createRow(table: PgTable, ids: ReadonlyMap<string, string>): AnyRow {
  const parents = new Map(
    listParents(table, true).map(({ parent, column }) => [column.name, ids.get(parent)]),
  )
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.flatMap(([key, column]) => {
      const id = parents.get(column.name)
      if (id !== undefined) return [[key, id]]
      // Marks jobs as parked, because workers would otherwise change them during the test.
      if (column.name === 'parked_at') return [[key, createValue(column)]]
      const isText = column.columnType === 'PgText' && !column.enumValues?.length
      return column.notNull && (isText || !column.hasDefault) ? [[key, createValue(column)]] : []
    }),
  )
}

function createValue({ dataType, columnType, enumValues, name }: Column): unknown {
  if (columnType === 'PgUUID') return randomUUID()
  if (dataType === 'string') return enumValues?.[0] ?? `${textMark}.${name}`
  if (dataType === 'number') return 1
  if (dataType === 'date') return new Date('2030-01-15T12:00:00Z')
  if (dataType === 'boolean') return true
  return dataType === 'json' ? [] : new Uint8Array([1])
}
