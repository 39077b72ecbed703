import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { codes } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { createCode, createSecret, hashSecret } from '../platform/secret.ts'
import type { Hasher } from './hasher.ts'

/** Lifetime of a verification code in minutes. */
export const codeMinutes = 15
/** Lifetime of a reset link in minutes. */
export const resetMinutes = 60

// Codes of a resent mail and its late original both work. More valid codes would make guessing easier.
const liveCodes = 3
const guessesPerCode = 5

/** Creates a code of six digits with its hash. Call it before a transaction, because hashing is slow. */
export async function makeCode(hasher: Hasher): Promise<{ code: string; hash: string }> {
  const code = createCode()
  return { code, hash: await hasher.hash(code) }
}

/** A code of six digits: one that verifies an address, or one that proves who makes a call. */
type GuessedCode = 'verify' | 'proof'

/** Stores the hash of a code. Unneeded codes do the same work, which prevents timing attacks. */
export async function storeCode(
  tx: Transaction,
  {
    email,
    hash,
    signUpId,
    kind = 'verify',
  }: { email: string; hash: string; signUpId: string | null; kind?: GuessedCode },
  nowMs: number,
): Promise<void> {
  await tx.insert(codes).values({ email, kind, hash, signUpId, ...lifetimeOf(nowMs, codeMinutes) })
}

/** Stores and returns a new reset token for an address. */
export async function issueReset(tx: Transaction, email: string, nowMs: number): Promise<string> {
  const token = createSecret()
  await tx
    .insert(codes)
    .values({ email, kind: 'reset', hash: hashSecret(token), ...lifetimeOf(nowMs, resetMinutes) })
  return token
}

/** Counts a guess against the latest valid codes of an address. Returns the codes to compare. */
export async function countGuess(
  db: Database,
  { email, kind }: { readonly email: string; readonly kind: GuessedCode },
  nowMs: number,
): Promise<{ id: string; hash: string }[]> {
  const isLive = and(
    eq(codes.email, email),
    eq(codes.kind, kind),
    isNull(codes.usedAt),
    gt(codes.expiresAt, new Date(nowMs)),
    lt(codes.attempts, guessesPerCode),
  )
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(isLive)
    .orderBy(desc(codes.createdAt))
    .limit(liveCodes)
  return db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(inArray(codes.id, newest), lt(codes.attempts, guessesPerCode)))
    .returning({ id: codes.id, hash: codes.hash })
}

/** Uses a code of six digits. False when it was used before. */
export async function useCodeOnce(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const used = await tx
    .update(codes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.length > 0
}

/** Invalidates all unused codes or links of an address. */
export async function useUpCodes(
  tx: Transaction,
  kind: GuessedCode | 'reset',
  email: string,
  nowMs: number,
): Promise<void> {
  await tx
    .update(codes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(codes.kind, kind), eq(codes.email, email), isNull(codes.usedAt)))
}

const lifetimeOf = (nowMs: number, minutes: number) => ({
  createdAt: new Date(nowMs),
  expiresAt: new Date(nowMs + minutes * 60_000),
})
