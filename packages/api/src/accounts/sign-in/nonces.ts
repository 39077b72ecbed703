import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { nonces } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashSecret } from '../../platform/random-secrets.ts'

type NonceKind = (typeof nonces.$inferInsert)['kind']

/** Stores a one-time value. Returns false when it exists. */
export async function saveNonce(
  db: Database | Transaction,
  kind: NonceKind,
  value: string,
  expiresAtMs: number,
): Promise<boolean> {
  const stored = await db
    .insert(nonces)
    .values({ hash: hashSecret(value), kind, expiresAt: new Date(expiresAtMs) })
    .onConflictDoNothing()
    .returning()
  return stored.length > 0
}

/** Consumes a one-time value. Returns true once, before it expires. */
export async function consumeNonce(
  db: Database | Transaction,
  kind: NonceKind,
  value: string,
  nowMs: number,
): Promise<boolean> {
  const used = await db
    .delete(nonces)
    .where(
      and(eq(nonces.hash, hashSecret(value)), eq(nonces.kind, kind), gt(nonces.expiresAt, new Date(nowMs))),
    )
    .returning()
  return used.length > 0
}
