import { integer, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'

/** The columns of what a store links to. */
export const linkedColumns = () => ({
  storeId: storeKey().primaryKey(),
  /** When both directions last worked for the first time; a link without it is an attempt that failed. */
  connectedAt: instant('connected_at'),
  checkedAt: instant('checked_at').notNull(),
  failure: text(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
})
