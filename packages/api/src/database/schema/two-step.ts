import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey } from './people.ts'

/** The authenticator app of a person. Without `confirmedAt` its set-up is under way, and sign-ins ask for no code. */
export const twoSteps = pgTable('two_steps', {
  userId: userForeignKey().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: createdAtColumn(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The time step (RFC 6238) of the last accepted code. Codes of it and of earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
})

/** Hashed recovery codes, each of which replaces a code of the authenticator app once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: userForeignKey(),
    createdAt: createdAtColumn(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Sign-ins that wait for a code. `hash` is of the secret that the browser completes its sign-in with. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    hash: text().primaryKey(),
    userId: userForeignKey(),
    tries: integer().notNull().default(0),
    createdAt: createdAtColumn(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expiry').on(table.expiresAt),
  ],
)
