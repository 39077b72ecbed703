import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Rate limit counters, one fixed window per hashed key. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instant('reset_at').notNull() },
  (table) => [index('limits_reset').on(table.resetAt)],
)
