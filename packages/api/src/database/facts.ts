import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { mailboxes, mailboxSyncs, outbox, policies, shops, stores } from './schema.ts'

const isTrue = (condition: SQL): SQL<boolean> => sql<boolean>`(${condition})`

/**
 * What to select of a store: its columns, and which parts of its set-up were complete once. A store that was set up is not
 * sent back to it: what works no longer is `storeGaps`.
 */
export const storeFacts = {
  ...getTableColumns(stores),
  isDocumentUploaded: isTrue(sql`${stores.documentAt} is not null`),
  isEmailAccountAdded: isTrue(sql`${stores.mailboxAt} is not null`),
  isShopifyAccountAdded: isTrue(sql`${stores.shopAt} is not null or ${stores.shopChoice} is not null`),
}

/** A store with how far its set-up is. */
export type StoreFacts = typeof stores.$inferSelect & {
  isDocumentUploaded: boolean
  isEmailAccountAdded: boolean
  isShopifyAccountAdded: boolean
}

// Nested, because Drizzle drops the table names of the outer level where a query has a single table.
const isMissing = (rows: SQL): SQL<boolean> => sql<boolean>`not exists (${rows})`

/** What a store lacks to have drafts written, as things are. */
export const storeGaps = {
  document: isMissing(
    sql`select 1 from ${policies} where ${policies.storeId} = ${stores.id}
      and ${policies.state} = 'ready' and ${policies.isOn} and ${policies.deletedAt} is null`,
  ),
  mailbox: isMissing(
    sql`select 1 from ${mailboxes} where ${mailboxes.storeId} = ${stores.id} and ${mailboxes.connectedAt} is not null`,
  ),
  shop: sql<boolean>`(${stores.shopChoice} is null and ${isMissing(
    sql`select 1 from ${shops} where ${shops.storeId} = ${stores.id} and ${shops.connectedAt} is not null`,
  )})`,
}

/**
 * Mails that no try sends, for a reason that concerns every mail of the store. A server that asks to come back later does so
 * for one mail.
 */
export const isSendingStopped = sql<boolean>`(${outbox.state} = 'held' and ${outbox.reason} is not null and ${outbox.reason} <> 'later')`

/** True if a connection of a store does not work: its mailbox, its shop, or its mail that does not leave or come in. */
export const isStoreFailing = sql<boolean>`(
  exists (select 1 from ${mailboxes} where ${mailboxes.storeId} = ${stores.id} and ${mailboxes.failure} is not null)
  or exists (select 1 from ${mailboxSyncs} where ${mailboxSyncs.storeId} = ${stores.id} and ${mailboxSyncs.state} = 'stopped')
  or exists (select 1 from ${outbox} where ${outbox.storeId} = ${stores.id} and ${isSendingStopped})
  or exists (
    select 1 from ${shops} where ${shops.storeId} = ${stores.id} and ${shops.connectedAt} is not null
      and ${shops.failure} is not null
  ))`
