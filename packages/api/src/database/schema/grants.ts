import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { storeKey } from './stores.ts'

/**
 * Access that a provider gave for a time, sealed. Whoever renews it holds the lease until `leasedUntil`; `version` grows with
 * each renewal. `failure` says why the provider renews it no more: a person has to consent again.
 */
export const grants = pgTable(
  'grants',
  {
    storeId: storeKey().notNull(),
    kind: text({ enum: ['shop', 'mailbox'] }).notNull(),
    sealedAccess: text('sealed_access').notNull(),
    /** Missing when it does not run out. */
    expiresAt: instant('expires_at'),
    /** Missing when it is renewed by other means. */
    sealedRefresh: text('sealed_refresh'),
    scopes: jsonb().$type<readonly string[]>().notNull().default([]),
    leasedUntil: instant('leased_until'),
    version: integer().notNull().default(1),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
)

/** Consents that people were sent to a provider for, by the hash of the `state` they come back with. */
export const consents = pgTable('consents', {
  hash: text().primaryKey(),
  storeId: storeKey().notNull(),
  kind: text({ enum: ['shop', 'google', 'microsoft'] }).notNull(),
  /** What the end needs to know of the start, sealed. */
  sealed: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
