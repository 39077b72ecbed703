import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp, read as a Date. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The creation time of a row. */
export const createdAtColumn = () => instantColumn('created_at').notNull().defaultNow()

/** The words of a text, for search. */
export const tsvectorColumn = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Raw bytes, transferred as base64. The drivers take twenty times as long for PostgreSQL's own notation. */
export const bytesColumn = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => sql`decode(${Buffer.from(value).toString('base64')}, 'base64')`,
})
