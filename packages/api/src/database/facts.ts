import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { mailboxes, policies, shops, stores } from './schema.ts'

// Nested, because Drizzle drops the table names of the outer level where a query has a single table.
const exists = (rows: SQL): SQL<boolean> => sql<boolean>`exists (${rows})`

/** What to select of a store: its columns, and how far its set-up is. */
export const storeFacts = {
  ...getTableColumns(stores),
  isDocumentUploaded: exists(
    sql`select 1 from ${policies} where ${policies.storeId} = ${stores.id}
      and ${policies.state} = 'ready' and ${policies.isOn} and ${policies.deletedAt} is null`,
  ),
  isEmailAccountAdded: exists(
    sql`select 1 from ${mailboxes} where ${mailboxes.storeId} = ${stores.id} and ${mailboxes.connectedAt} is not null`,
  ),
  isShopifyAccountAdded: exists(
    sql`select 1 from ${shops} where ${shops.storeId} = ${stores.id} and ${shops.connectedAt} is not null`,
  ),
}

/** A store with how far its set-up is. */
export type StoreFacts = typeof stores.$inferSelect & {
  isDocumentUploaded: boolean
  isEmailAccountAdded: boolean
  isShopifyAccountAdded: boolean
}
