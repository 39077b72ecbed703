import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/**
 * Sign-ups that wait for their address to be proven; rows exist for addresses with an account too, so both take the same
 * work. `proofHash` is of what the browser holds that signed up.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid().primaryKey().defaultRandom(),
    proofHash: text('proof_hash').notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_ups_email').on(table.email), index('sign_ups_created').on(table.createdAt)],
)

/** Verification codes and reset links, hashed; rows exist for unknown addresses too, so both take the same work. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    kind: text({ enum: ['verify', 'reset'] }).notNull(),
    hash: text().notNull(),
    /** The sign-up that this code was sent for; none for a code that was asked for again. */
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'set null' }),
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
