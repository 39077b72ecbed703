import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey } from './people.ts'
import { storeForeignKey } from './stores.ts'

/** A sign-in. Its successive tokens form a chain. */
export const tokenChains = pgTable(
  'chains',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userForeignKey(),
    /** Device and approximate network, shown to the person: 'Firefox on Windows', '203.0.113.*'. */
    device: text().notNull().default(''),
    place: text().notNull().default(''),
    createdAt: createdAtColumn(),
    /** The last time after signing in at which the person proved who they are. */
    provenAt: instantColumn('proven_at'),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [index('chains_user').on(table.userId)],
)

/** Hashed access tokens. The newest token of a chain has no `replacedAt`. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    chainId: uuid('chain_id')
      .notNull()
      .references(() => tokenChains.id, { onDelete: 'cascade' }),
    storeId: storeForeignKey(),
    salt: text().notNull(),
    issuedAt: instantColumn('issued_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    replacedAt: instantColumn('replaced_at'),
  },
  (table) => [
    index('tokens_chain').on(table.chainId),
    index('tokens_issued').on(table.issuedAt),
    index('tokens_store').on(table.storeId),
    uniqueIndex('tokens_head')
      .on(table.chainId)
      .where(sql`replaced_at is null`),
  ],
)
