import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was made. */
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** Bytes as they are. They travel as base64, since the drivers spend twenty times as long on PostgreSQL's own notation. */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => sql`decode(${Buffer.from(value).toString('base64')}, 'base64')`,
})
