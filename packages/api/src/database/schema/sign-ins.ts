import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { userId } from './people.ts'
import { storeKey } from './stores.ts'

/** A sign-in. Its successive tokens form a chain. */
export const chains = pgTable(
  'chains',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** Device and approximate network, shown to the person: 'Firefox on Windows', '203.0.113.*'. */
    device: text().notNull().default(''),
    place: text().notNull().default(''),
    createdAt: createdAt(),
    /** The last time after signing in at which the person proved who they are. */
    provenAt: instant('proven_at'),
    endedAt: instant('ended_at'),
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
      .references(() => chains.id, { onDelete: 'cascade' }),
    storeId: storeKey(),
    salt: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    index('tokens_chain').on(table.chainId),
    index('tokens_issued').on(table.issuedAt),
    uniqueIndex('tokens_head')
      .on(table.chainId)
      .where(sql`replaced_at is null`),
  ],
)
