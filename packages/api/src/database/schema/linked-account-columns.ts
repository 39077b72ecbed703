import { integer, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { storeForeignKey } from './stores.ts'

/** Shared columns of linked accounts. */
export const linkedAccountColumns = () => ({
  storeId: storeForeignKey().primaryKey(),
  /** The first time that the link worked in both directions. Missing: linking failed so far. */
  connectedAt: instantColumn('connected_at'),
  checkedAt: instantColumn('checked_at').notNull(),
  failure: text(),
  version: integer().notNull().default(1),
  createdAt: createdAtColumn(),
})
