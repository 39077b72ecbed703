import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { openMemoryDatabase } from '../../database/connection/memory-database.ts'
import type { Database } from '../../database/open-database.ts'

/** A check, foreign key or unique index of a table. */
interface SchemaRule {
  readonly kind: 'check' | 'foreign key' | 'unique'
  readonly text: string
  readonly columns: readonly string[]
  /** The table that a foreign key keeps from deleting its rows. */
  readonly protects: string | null
}

interface SchemaColumn {
  readonly type: string
  readonly isRequired: boolean
  /** The database fills it in when an insert leaves it out. */
  readonly isFilled: boolean
}

/** Tables, columns and rules that the code of a release relies on. */
export type ReleaseSchema = Readonly<
  Record<
    string,
    { readonly columns: Readonly<Record<string, SchemaColumn>>; readonly rules: readonly SchemaRule[] }
  >
>

const columnsQuery = sql`
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "isFilled"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  order by 1, 2`

const rulesQuery = sql`
  select c.conrelid::regclass::text as "table", pg_get_constraintdef(c.oid) as text,
    case c.contype when 'c' then 'check' else 'foreign key' end as kind,
    case when c.contype = 'f' and c.confdeltype in ('a', 'r') then c.confrelid::regclass::text end as protects,
    array(select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
  from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f')
  union all
  select i.indrelid::regclass::text, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''), 'unique', null,
    array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey::int2[]))
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace
  order by 1, 2`

/** Reads the tables of a database with their columns and rules. */
export async function readReleaseSchema(db: Pick<Database, 'execute'>): Promise<ReleaseSchema> {
  const columns = await readRows<SchemaColumn & { table: string; name: string }>(db, columnsQuery)
  const rules = Map.groupBy(
    await readRows<SchemaRule & { table: string }>(db, rulesQuery),
    ({ table }) => table,
  )
  return Object.fromEntries(
    [...Map.groupBy(columns, ({ table }) => table)].map(([table, rows]) => [
      table,
      {
        columns: Object.fromEntries(
          rows.map(({ name, type, isRequired, isFilled }) => [name, { type, isRequired, isFilled }]),
        ),
        rules: (rules.get(table) ?? []).map(({ kind, text, columns: names, protects }) => ({
          kind,
          text,
          columns: names,
          protects,
        })),
      },
    ]),
  )
}

/** Reads the schema of a new database after all migrations. */
export async function readMigratedSchema(): Promise<ReleaseSchema> {
  const client = await openMemoryDatabase()
  try {
    return await readReleaseSchema(drizzle(client))
  } finally {
    await client.close()
  }
}

async function readRows<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: Row[] }).rows
}

/** Lists the changes that break a process of the release before on the database of this one. */
export function findSchemaBreaks(before: ReleaseSchema, now: ReleaseSchema): string[] {
  const kept = Object.entries(before).flatMap(([table, old]) => {
    const current = now[table]
    if (current === undefined) return [`${table}: the table is gone`]
    return [
      ...Object.entries(old.columns).flatMap(([name, column]) =>
        findColumnBreaks(`${table}.${name}`, column, current.columns[name]),
      ),
      ...Object.entries(current.columns).flatMap(([name, { isRequired, isFilled }]) =>
        old.columns[name] === undefined && isRequired && !isFilled
          ? [`${table}.${name}: new, required and without a default`]
          : [],
      ),
      ...old.rules.flatMap(({ kind, text }) =>
        // An insert with "on conflict" needs its unique index.
        kind === 'unique' && !current.rules.some((rule) => rule.text === text)
          ? [`${table}: ${text} is gone`]
          : [],
      ),
      ...current.rules.flatMap((rule) =>
        isNewLimit(rule, old) ? [`${table}: new ${rule.kind} ${rule.text}`] : [],
      ),
    ]
  })
  const locks = Object.entries(now).flatMap(([table, { rules }]) =>
    before[table] !== undefined
      ? []
      : rules.flatMap(({ protects, text }) =>
          protects !== null && before[protects] !== undefined
            ? [`${table}: ${text} keeps the previous release from deleting rows of ${protects}`]
            : [],
        ),
  )
  return [...kept, ...locks]
}

function findColumnBreaks(name: string, old: SchemaColumn, now: SchemaColumn | undefined): string[] {
  if (now === undefined) return [`${name}: the column is gone`]
  const isWider = now.type === 'text' && old.type.startsWith('character varying')
  return [
    ...(now.type === old.type || isWider ? [] : [`${name}: ${old.type} became ${now.type}`]),
    ...(now.isRequired && !old.isRequired ? [`${name}: became required`] : []),
    ...(!now.isRequired && old.isRequired ? [`${name}: may be empty now`] : []),
    ...(now.isRequired && old.isFilled && !now.isFilled ? [`${name}: lost its default`] : []),
  ]
}

/** True for a rule that can refuse rows of the release before: a check of one of its columns, or a key of its columns alone. */
function isNewLimit({ kind, text, columns }: SchemaRule, old: ReleaseSchema[string]): boolean {
  if (old.rules.some((rule) => rule.text === text)) return false
  const isOldColumn = (name: string) => old.columns[name] !== undefined
  return kind === 'check' ? columns.some(isOldColumn) : columns.every(isOldColumn)
}
