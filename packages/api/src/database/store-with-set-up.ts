import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { mailboxes, mailboxSyncs, outbox, policies, shops, stores } from './schema.ts'

const toBooleanSql = (condition: SQL): SQL<boolean> => sql<boolean>`(${condition})`

/** Columns of a store plus the set-up steps that were ever completed. Current problems are in `missingStoreRequirements`. */
export const storeColumnsWithSetUp = {
  ...getTableColumns(stores),
  isDocumentUploaded: toBooleanSql(sql`${stores.documentAt} is not null`),
  isEmailAccountAdded: toBooleanSql(sql`${stores.mailboxAt} is not null`),
  isShopifyAccountAdded: toBooleanSql(sql`${stores.shopAt} is not null or ${stores.shopChoice} is not null`),
}

/** A store with its set-up progress. */
export type StoreWithSetUp = typeof stores.$inferSelect & {
  isDocumentUploaded: boolean
  isEmailAccountAdded: boolean
  isShopifyAccountAdded: boolean
}

// Nested, because Drizzle omits table names at the outer level of a query with one table.
const hasNoRows = (rows: SQL): SQL<boolean> => sql<boolean>`not exists (${rows})`

/** Requirements for drafting that a store currently lacks. */
export const missingStoreRequirements = {
  document: hasNoRows(
    sql`select 1 from ${policies} where ${policies.storeId} = ${stores.id}
      and ${policies.state} = 'ready' and ${policies.isOn} and ${policies.deletedAt} is null`,
  ),
  mailbox: hasNoRows(
    sql`select 1 from ${mailboxes} where ${mailboxes.storeId} = ${stores.id} and ${mailboxes.connectedAt} is not null`,
  ),
  shop: sql<boolean>`(${stores.shopChoice} is null and ${hasNoRows(
    sql`select 1 from ${shops} where ${shops.storeId} = ${stores.id} and ${shops.connectedAt} is not null`,
  )})`,
}

/** Mails held for a reason that blocks all mails of the store. A temporary deferral (`later`) blocks only one mail. */
export const isSendingStopped = sql<boolean>`(${outbox.state} = 'held' and ${outbox.reason} is not null and ${outbox.reason} <> 'later')`

/** True if the mailbox, the shop, sending or mailbox sync of a store fails. */
export const isStoreFailing = sql<boolean>`(
  exists (select 1 from ${mailboxes} where ${mailboxes.storeId} = ${stores.id} and ${mailboxes.failure} is not null)
  or exists (select 1 from ${mailboxSyncs} where ${mailboxSyncs.storeId} = ${stores.id} and ${mailboxSyncs.state} = 'stopped')
  or exists (select 1 from ${outbox} where ${outbox.storeId} = ${stores.id} and ${isSendingStopped})
  or exists (
    select 1 from ${shops} where ${shops.storeId} = ${stores.id} and ${shops.connectedAt} is not null
      and ${shops.failure} is not null
  ))`
