import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantColumn } from './columns.ts'
import { linkedAccountColumns } from './linked-account-columns.ts'
import { storeForeignKey } from './stores.ts'

/**
 * The shop of a store; a WooCommerce domain may have a path. Access is a pasted token (`sealedToken`), the
 * owner's app (`sealedSecret`) or consent, whose expiring tokens are in `oauthTokens`.
 */
export const shops = pgTable('shops', {
  ...linkedAccountColumns(),
  system: text({ enum: ['shopify', 'woocommerce'] })
    .notNull()
    .default('shopify'),
  domain: text().notNull(),
  name: text(),
  access: text({ enum: ['token', 'client', 'oauth'] })
    .notNull()
    .default('token'),
  sealedToken: text('sealed_token').notNull(),
  clientId: text('client_id'),
  sealedSecret: text('sealed_secret'),
  /** The scopes of the app. Missing until the first check. */
  scopes: jsonb().$type<readonly string[]>(),
  orderPrefix: text('order_prefix').notNull().default('#'),
  orderSuffix: text('order_suffix').notNull().default(''),
})

/** Cached orders by search. They are read again after minutes, and deleted after a day. */
export const cachedOrderSearches = pgTable(
  'order_views',
  {
    storeId: storeForeignKey().notNull(),
    /** `email:` and an address, or `name:` and a number. */
    key: text().notNull(),
    /** The shop that it was read from. */
    domain: text().notNull(),
    orders: jsonb().$type<readonly unknown[]>().notNull(),
    fetchedAt: instantColumn('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.key] }),
    index('order_views_fetched').on(table.fetchedAt),
  ],
)

/** Shopify's data requests about customers and shops. The address is deleted on completion. */
export const customerRequests = pgTable(
  'customer_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    kind: text({ enum: ['export', 'erase', 'shop', 'uninstalled'] }).notNull(),
    domain: text().notNull(),
    address: text(),
    createdAt: instantColumn('created_at').notNull(),
    dueAt: instantColumn('due_at'),
    doneAt: instantColumn('done_at'),
  },
  (table) => [index('customer_requests_store').on(table.storeId, table.createdAt)],
)

/** Hashes of processed webhook deliveries, so that each takes effect once. Deleted after days. */
export const webhookDeliveries = pgTable(
  'deliveries',
  { hash: text().primaryKey(), at: instantColumn('at').notNull() },
  (table) => [index('deliveries_at').on(table.at)],
)

/** Customers that were erased, by a hash of their address: their mails up to then are not read from the mailbox again. */
export const customerErasures = pgTable(
  'erasures',
  { storeId: storeForeignKey().notNull(), hash: text().notNull(), at: instantColumn('at').notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] })],
)
