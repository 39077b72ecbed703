import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey } from './people.ts'

/** Passkeys of people (Web Authentication). The key is public. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userForeignKey(),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key as COSE. */
    publicKey: bytesColumn('public_key').notNull(),
    /** The signature counter of the last use. Many authenticators always send 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator, with commas between. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: createdAtColumn(),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/**
 * Hashes of the challenges that a passkey has to sign, one for each purpose. `subject` is the hash of the
 * pending sign-in, or empty.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    userId: userForeignKey(),
    purpose: text({ enum: ['register', 'signIn', 'proof'] }).notNull(),
    subject: text().notNull(),
    hash: text().notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose, table.subject] }),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
