import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'

/**
 * Sign-ups with an unverified address, also for registered addresses, so that both take the same time.
 * `proofHash` identifies the browser that signed up.
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
    createdAt: createdAtColumn(),
  },
  (table) => [index('sign_ups_email').on(table.email), index('sign_ups_created').on(table.createdAt)],
)

/** Hashed verification codes, reset links, and mailed codes that prove who makes a call. Rows also exist for unknown addresses, so that both take the same time. */
export const mailedCodes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    kind: text({ enum: ['verify', 'reset', 'proof'] }).notNull(),
    hash: text().notNull(),
    /** The sign-up that the code belongs to. Missing for a resent code. */
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'set null' }),
    attempts: integer().notNull().default(0),
    createdAt: createdAtColumn(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [
    index('codes_email').on(table.email, table.kind),
    index('codes_hash').on(table.hash),
    index('codes_expiry').on(table.expiresAt),
  ],
)

/** One-time values: started Google sign-ins, used single-sign-on tokens, and undoable deletions. */
export const nonces = pgTable(
  'nonces',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['google', 'sso', 'restore'] }).notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('nonces_expiry').on(table.expiresAt)],
)
