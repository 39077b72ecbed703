import { randomUUID } from 'node:crypto'
import { getTableColumns, inArray } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/open.ts'
import { tokenChains, pushBrowsers, stores } from '../../database/schema.ts'
import { tables } from '../../database/tables.ts'

type Row = Record<string, unknown>

/** Marker in every text of the filled rows. */
export const mark = 'nobody-else-reads-this'

const nameOf = (table: PgTable) => getTableConfig(table).name
// Tables that get no row: people and stores exist already, and triggers fill the others.
const skipped = new Set([
  'users',
  'stores',
  'clients',
  'members',
  'chains',
  'tokens',
  'email_words',
  'note_words',
])

/** Writes a row into every table that belongs to a store, directly or through another, each text marked with `mark`. */
export async function fillStore(db: Database, storeId: string, userId: string): Promise<void> {
  const ids = new Map([
    ['stores', storeId],
    ['users', userId],
    ['push_browsers', await addBrowser(db, userId)],
  ])
  let waiting = tables.filter((table) => !skipped.has(nameOf(table)) && belongs(table))
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => parentsOf(table).every(({ parent }) => ids.has(parent)))
    if (ready.length === 0) throw new Error(`No row fits into ${waiting.map(nameOf).join(', ')}`)
    for (const table of ready) {
      const [row] = (await db.insert(table).values(rowOf(table, ids)).returning()) as Row[]
      ids.set(nameOf(table), String(row?.['id']))
    }
    waiting = waiting.filter((table) => !ready.includes(table))
  }
}

/** Adds a browser of a person for push notifications. It belongs to the person and not to a store. */
async function addBrowser(db: Database, userId: string): Promise<string> {
  const [chain] = await db.insert(tokenChains).values({ userId }).returning()
  const values = { userId, chainId: chain?.id ?? '', endpointHash: `${mark}.${userId}`, sealed: mark }
  const [browser] = await db.insert(pushBrowsers).values(values).returning()
  return browser?.id ?? ''
}

/** Every row that belongs to a store, by the name of its table. */
export async function listStoreRows(db: Database, storeId: string): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  const ids = new Map([['stores', [storeId]]])
  for (let grown = true; grown;) {
    grown = false
    for (const table of tables.filter((table) => !rows.has(nameOf(table)) && nameOf(table) !== 'users')) {
      const link = parentsOf(table, true).find(({ parent }) => ids.has(parent))
      const isStore = nameOf(table) === 'stores'
      const column = isStore ? stores.id : link?.column
      const known = ids.get(link?.parent ?? 'stores') ?? []
      if (!column || known.length === 0) continue
      const found = (await db.select().from(table).where(inArray(column, known))) as Row[]
      rows.set(nameOf(table), found)
      ids.set(nameOf(table), idsOf(found))
      grown = true
    }
  }
  return rows
}

/** The distinct ids of all rows. */
export const idsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

function parentsOf(table: PgTable, isEvery = false): { parent: string; column: Column }[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    const [column] = columns
    // A member has a composite key of person and store.
    if (columns.length > 1) return []
    return column && (isEvery || column.notNull || nameOf(foreignTable) !== 'users')
      ? [{ parent: nameOf(foreignTable), column }]
      : []
  })
}

const belongs = (table: PgTable): boolean =>
  parentsOf(table).some(({ parent }) => {
    const owner = tables.find((other) => nameOf(other) === parent)
    return parent === 'stores' || (owner !== undefined && parent !== 'users' && belongs(owner))
  })

function rowOf(table: PgTable, ids: ReadonlyMap<string, string>): Row {
  const parents = new Map(parentsOf(table, true).map(({ parent, column }) => [column.name, ids.get(parent)]))
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.flatMap(([key, column]) => {
      const id = parents.get(column.name)
      if (id !== undefined) return [[key, id]]
      // Marks jobs as parked, because workers would otherwise change them during the test.
      if (column.name === 'parked_at') return [[key, valueOf(column)]]
      const isText = column.columnType === 'PgText' && !column.enumValues?.length
      return column.notNull && (isText || !column.hasDefault) ? [[key, valueOf(column)]] : []
    }),
  )
}

function valueOf({ dataType, columnType, enumValues, name }: Column): unknown {
  if (columnType === 'PgUUID') return randomUUID()
  if (dataType === 'string') return enumValues?.[0] ?? `${mark}.${name}`
  if (dataType === 'number') return 1
  if (dataType === 'date') return new Date('2030-01-15T12:00:00Z')
  if (dataType === 'boolean') return true
  return dataType === 'json' ? [] : new Uint8Array([1])
}
