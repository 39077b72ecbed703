import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from './columns.ts'

/** Rate limit counters, one fixed window per hashed key. */
export const rateLimits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instantColumn('reset_at').notNull() },
  (table) => [index('limits_reset').on(table.resetAt)],
)
