import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** What a sign-up asked for, kept with its code so that the code switches on this very sign-up. */
export interface PendingAccount {
  firstName: string
  lastName: string
  passwordHash: string
}

/** Verification codes and reset links, hashed; rows exist for unknown addresses too, so both take the same work. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    kind: text({ enum: ['verify', 'reset'] }).notNull(),
    hash: text().notNull(),
    pending: jsonb().$type<PendingAccount>(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('codes_email').on(table.email, table.kind),
    index('codes_hash').on(table.hash),
    index('codes_expiry').on(table.expiresAt),
  ],
)

/** One-time values: started Google sign-ins, used single-sign-on tokens, and removals that can be undone. */
export const nonces = pgTable(
  'nonces',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['google', 'sso', 'restore'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('nonces_expiry').on(table.expiresAt)],
)
