import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was made. */
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
