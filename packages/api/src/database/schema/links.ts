import { integer, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'

/** Shared columns of linked accounts. */
export const linkedColumns = () => ({
  storeId: storeKey().primaryKey(),
  /** The first time that the link worked in both directions. Missing: linking failed so far. */
  connectedAt: instant('connected_at'),
  checkedAt: instant('checked_at').notNull(),
  failure: text(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
})
