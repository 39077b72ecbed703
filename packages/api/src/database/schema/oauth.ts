import { consentProviders } from '@draftdesk/contract/mail-providers'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from './columns.ts'
import { storeForeignKey } from './stores.ts'

/**
 * Sealed OAuth tokens; the process that renews them holds the lease until `leasedUntil`. `failure`: a person
 * must consent again.
 */
export const oauthTokens = pgTable(
  'grants',
  {
    storeId: storeForeignKey().notNull(),
    kind: text({ enum: ['shop', 'mailbox'] }).notNull(),
    sealedAccess: text('sealed_access').notNull(),
    /** Missing: the token does not expire. */
    expiresAt: instantColumn('expires_at'),
    /** Missing: renewal does not use a refresh token. */
    sealedRefresh: text('sealed_refresh'),
    scopes: jsonb().$type<readonly string[]>().notNull().default([]),
    leasedUntil: instantColumn('leased_until'),
    version: integer().notNull().default(1),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
)

/** Pending OAuth consents, by the hash of their `state`. */
export const oauthConsents = pgTable(
  'consents',
  {
    hash: text().primaryKey(),
    storeId: storeForeignKey().notNull(),
    kind: text({ enum: ['shop', ...consentProviders] }).notNull(),
    /** Data of the started flow that the callback needs, sealed. */
    sealed: text().notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('consents_store').on(table.storeId)],
)
